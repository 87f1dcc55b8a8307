import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Plaatjes zoeken',
  pictures: 'Plaatjes',
  none: 'Geen plaatje heet zo. Probeer een ander woord.',
  loading: 'Plaatjes laden…',
  failed: 'De plaatjes laden niet. Controleer je verbinding en open ze opnieuw.',
  full: 'Geen plek voor een plaatje',
  fullText: `In een vakje passen ${CELL_MAX_LENGTH} tekens. Maak de tekst eerst korter.`,
  groups: [
    'Smileys en gevoelens',
    'Mensen',
    'Dieren en natuur',
    'Eten en drinken',
    'Reizen en plaatsen',
    'Activiteiten',
    'Voorwerpen',
    'Symbolen',
    'Vlaggen',
  ],
}
