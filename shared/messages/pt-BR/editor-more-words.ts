import { MAX_EXTRA } from '#shared/product.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'
import type { Messages } from '../messages.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Mais frases',
  titleOf: (words) => `Mais frases (${words})`,
  addFirst: 'Adicionar mais frases',
  explanation: 'Quem joga com cartela própria recebe algumas, e o sorteio canta todas.',
  showAll: (words) => `Mostrar as ${words}`,
  called: 'já saiu',
  callOne: (word) => `Cantar: ${word}`,
  takeBackOne: (word) => `Anular: ${word}`,
  put: 'Colocar na cartela',
  putOne: (word) => `Colocar na cartela: ${word}`,
  remove: (word) => `Remover: ${word}`,
  removed: (word) => `Você removeu “${word}”`,
  add: 'Adicionar',
  addWord: 'Adicionar uma frase',
  blank: 'Escreva uma frase primeiro.',
  onCard: (word) => `“${word}” já está na cartela.`,
  inList: (word) => `“${word}” já está na lista.`,
  full: `Em Mais frases cabem até ${MAX_EXTRA}.`,
  noRoom: 'As frases ocupam espaço demais. Encurte ou remova algumas.',
}
