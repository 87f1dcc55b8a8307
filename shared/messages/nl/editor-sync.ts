import type { Messages } from '../messages.ts'
import type { editorSync as english } from '../en/editor-sync.ts'

const asNew = 'Wat je hier ziet, kun je opslaan als nieuwe kaart met een eigen link.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Uitgelogd',
  signedOutText: 'Je wijzigingen zijn hier veilig. Log in om ze op te slaan.',
  losses: {
    deleted: { title: 'Deze kaart is verwijderd', text: asNew },
    gone: { title: 'Deze kaart staat niet meer op de server', text: asNew },
    foreign: { title: 'Deze kaart hoort bij een ander account', text: asNew },
    removed: {
      title: 'Je kunt deze kaart niet meer bewerken',
      text: `De eigenaar heeft jou als cohost weggehaald, of het eigen account verwijderd. ${asNew}`,
    },
  },
  asNew: 'Opslaan als nieuw',
}
