import { MAX_EXTRA } from '#shared/product.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'
import type { Messages } from '../messages.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Más frases',
  titleOf: (words) => `Más frases (${words})`,
  addFirst: 'Añadir más frases',
  explanation: 'Quienes juegan con cartón propio reciben algunas, y el sorteo las canta todas.',
  showAll: (words) => `Mostrar las ${words}`,
  called: 'cantada',
  callOne: (word) => `Cantar: ${word}`,
  takeBackOne: (word) => `Retirar: ${word}`,
  put: 'Poner en el cartón',
  putOne: (word) => `Poner en el cartón: ${word}`,
  remove: (word) => `Quitar: ${word}`,
  removed: (word) => `Quitaste “${word}”`,
  add: 'Añadir',
  addWord: 'Añadir una frase',
  blank: 'Escribe antes una frase.',
  onCard: (word) => `“${word}” ya está en el cartón.`,
  inList: (word) => `“${word}” ya está en la lista.`,
  full: `En Más frases caben hasta ${MAX_EXTRA}.`,
  noRoom: 'Las frases ocupan demasiado. Acórtalas o quita algunas.',
}
