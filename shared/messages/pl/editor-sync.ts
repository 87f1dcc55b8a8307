import type { editorSync as english } from '../en/editor-sync.ts'
import type { Messages } from '../messages.ts'

const asNew = 'To, co widzisz, możesz zapisać jako nową kartę z własnym linkiem.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Wylogowano',
  signedOutText: 'Twoje zmiany są tu bezpieczne. Zaloguj się, by je zapisać.',
  losses: {
    deleted: { title: 'Ta karta została usunięta', text: asNew },
    gone: { title: 'Tej karty nie ma już na serwerze', text: asNew },
    foreign: { title: 'Ta karta należy do innego konta', text: asNew },
    removed: {
      title: 'Nie możesz już edytować tej karty',
      text: `Właściciel karty usunął cię z pomocników albo skasował konto. ${asNew}`,
    },
  },
  asNew: 'Zapisz jako nową',
}
