import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Bilder suchen',
  pictures: 'Bilder',
  none: 'Kein Bild heißt so. Versuch ein anderes Wort.',
  loading: 'Bilder laden …',
  failed: 'Die Bilder wurden nicht geladen. Prüfe deine Verbindung und öffne sie noch einmal.',
  full: 'Kein Platz für ein Bild',
  fullText: `In ein Feld passen ${CELL_MAX_LENGTH} Zeichen. Kürze zuerst seinen Text.`,
  groups: [
    'Smileys und Gefühle',
    'Menschen',
    'Tiere und Natur',
    'Essen und Trinken',
    'Reisen und Orte',
    'Aktivitäten',
    'Gegenstände',
    'Symbole',
    'Flaggen',
  ],
}
