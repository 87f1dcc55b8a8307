import type { Messages } from '../messages.ts'
import type { editorSync as english } from '../en/editor-sync.ts'

const asNew = 'Wat je hier ziet, kun je opslaan als nieuwe kaart met een eigen link.'

/** Words in quotes, or that there are none. */
const quoted = (words: string) => (words === '' ? 'niets' : `“${words}”`)

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
  conflict: 'De kaart is elders gewijzigd',
  conflictText: 'Een andere host heeft hetzelfde gewijzigd, of jijzelf in een ander tabblad.',
  keepMine: 'Neem de mijne',
  keepTheirs: 'Neem de andere',
  parts: {
    grid: 'Het hele raster',
    title: 'Titel',
    theme: 'Kleur',
    image: 'Plaatje in het vrije vakje',
    pattern: 'Doel',
    extra: 'Extra woorden',
    oldSquare: 'Een vakje uit het oude raster',
  },
  yours: (part: string, mine: string) => `${part}: bij jou ${quoted(mine)}`,
  both: (part: string, mine: string, theirs: string) =>
    `${part}: bij jou ${quoted(mine)}, bij de ander ${quoted(theirs)}`,
  andMore: (parts: number) => `en nog ${parts}`,
  place: (row: number, column: number) => `Rij ${row}, kolom ${column}`,
  logIn: 'Inloggen',
}
