import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const editorSquare: Messages<typeof english> = {
  title: 'Modifier la case',
  explanation: `Écris le texte de la case (${CELL_MAX_LENGTH} caractères au plus)`,
  place: (row, column) => `Rangée ${row}, colonne ${column}`,
  content: 'Texte de la case',
  example: 'Un truc qui arrive à tous les coups',
  left: (characters) =>
    plural(characters, { one: `Encore ${characters} caractère`, other: `Encore ${characters} caractères` }),
  addPicture: 'Ajouter une image',
  swap: 'Échanger…',
  next: 'Suivante',
}
