import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const editorSquare: Messages<typeof english> = {
  title: 'Edytuj pole',
  explanation: `Wpisz tekst (najwyżej ${CELL_MAX_LENGTH} znaków)`,
  place: (row, column) => `Rząd ${row}, kolumna ${column}`,
  content: 'Tekst pola',
  example: 'Coś, co zawsze się zdarza',
  left: (characters) =>
    plural(characters, {
      one: 'Został 1 znak',
      few: `Zostały ${characters} znaki`,
      many: `Zostało ${characters} znaków`,
      other: `Zostało ${characters} znaku`,
    }),
  addPicture: 'Dodaj obrazek',
  swap: 'Zamień…',
  next: 'Następne',
}
