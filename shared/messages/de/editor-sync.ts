import type { Messages } from '../messages.ts'
import type { editorSync as english } from '../en/editor-sync.ts'

const asNew = 'Was du hier siehst, kannst du als neue Karte mit eigenem Link speichern.'

/** Words in quotes, or that there are none. */
const quoted = (words: string) => (words === '' ? 'nichts' : `„${words}“`)

export const editorSync: Messages<typeof english> = {
  signedOut: 'Abgemeldet',
  signedOutText: 'Deine Änderungen sind hier sicher. Melde dich an, um sie zu speichern.',
  losses: {
    deleted: { title: 'Diese Karte wurde gelöscht', text: asNew },
    gone: { title: 'Diese Karte ist nicht mehr auf dem Server', text: asNew },
    foreign: { title: 'Diese Karte gehört zu einem anderen Konto', text: asNew },
    removed: {
      title: 'Du kannst diese Karte nicht mehr bearbeiten',
      text: `Du bist nicht mehr Co-Host, oder das Konto, dem sie gehörte, ist gelöscht. ${asNew}`,
    },
  },
  asNew: 'Als neue speichern',
  conflict: 'Die Karte wurde woanders geändert',
  conflictText: 'Ein anderer Host hat dasselbe geändert, oder du selbst in einem anderen Tab.',
  keepMine: 'Meins nehmen',
  keepTheirs: 'Anderes nehmen',
  parts: {
    grid: 'Das ganze Raster',
    title: 'Titel',
    theme: 'Farbe',
    image: 'Bild im Freifeld',
    pattern: 'Ziel',
    extra: 'Weitere Wörter',
    oldSquare: 'Ein Feld des alten Rasters',
  },
  yours: (part: string, mine: string) => `${part}: bei dir ${quoted(mine)}`,
  both: (part: string, mine: string, theirs: string) =>
    `${part}: bei dir ${quoted(mine)}, dort ${quoted(theirs)}`,
  andMore: (parts: number) => `und ${parts} weitere`,
  place: (row: number, column: number) => `Zeile ${row}, Spalte ${column}`,
  logIn: 'Anmelden',
}
