import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const editorSquare: Messages<typeof english> = {
  title: 'Editar casilla',
  explanation: `Escribe lo que dice (hasta ${CELL_MAX_LENGTH} caracteres)`,
  place: (row, column) => `Fila ${row}, columna ${column}`,
  content: 'Texto de la casilla',
  example: 'Algo que siempre pasa',
  left: (characters) =>
    plural(characters, { one: `Queda ${characters} carácter`, other: `Quedan ${characters} caracteres` }),
  addPicture: 'Añadir una imagen',
  swap: 'Cambiar por...',
  next: 'Siguiente',
}
