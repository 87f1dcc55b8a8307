import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('nl')

export const editorSquare: Messages<typeof english> = {
  title: 'Vakje bewerken',
  explanation: `Wat staat er in het vakje? (hooguit ${CELL_MAX_LENGTH} tekens)`,
  place: (row: number, column: number) => `Rij ${row}, kolom ${column}`,
  content: 'Tekst van het vakje',
  example: 'Iets wat altijd gebeurt',
  left: (characters: number) => plural(characters, { one: 'Nog 1 teken', other: `Nog ${characters} tekens` }),
  addPicture: 'Plaatje toevoegen',
  swap: 'Wisselen…',
  next: 'Volgende',
}
