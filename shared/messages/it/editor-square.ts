import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const editorSquare: Messages<typeof english> = {
  title: 'Modifica la casella',
  explanation: `Scrivi il testo della casella (massimo ${CELL_MAX_LENGTH} caratteri)`,
  place: (row, column) => `Riga ${row}, colonna ${column}`,
  content: 'Testo della casella',
  example: 'Qualcosa che succede sempre',
  left: (characters) =>
    plural(characters, { one: `Ancora ${characters} carattere`, other: `Ancora ${characters} caratteri` }),
  addPicture: 'Aggiungi un’immagine',
  swap: 'Scambia…',
  next: 'Avanti',
}
