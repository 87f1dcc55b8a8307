import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const editorSquare: Messages<typeof english> = {
  title: 'Editar quadrado',
  explanation: `Escreva o que ele diz (até ${CELL_MAX_LENGTH} caracteres)`,
  place: (row, column) => `Linha ${row}, coluna ${column}`,
  content: 'Texto do quadrado',
  example: 'Algo que sempre acontece',
  left: (characters) =>
    plural(characters, { one: `Resta ${characters} caractere`, other: `Restam ${characters} caracteres` }),
  addPicture: 'Adicionar uma imagem',
  swap: 'Trocar...',
  next: 'Próximo',
}
