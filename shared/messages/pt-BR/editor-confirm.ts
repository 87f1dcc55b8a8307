import type { editorConfirm as english } from '../en/editor-confirm.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) =>
    plural(players, {
      one: `Tem ${players} pessoa jogando. ${question}`,
      other: `Tem ${players} pessoas jogando. ${question}`,
    }),
  text: 'As marcações dos jogadores acompanham as frases, enquanto elas estiverem na cartela.',
  grid: 'Mudar o tamanho?',
  gridAnswer: 'Mudar tamanho',
  shuffle: 'Embaralhar?',
  shuffleAnswer: 'Embaralhar',
  restore: 'Restaurar esta versão?',
  restoreAnswer: 'Restaurar',
  replace: 'Trocar todas as frases?',
  replaceAnswer: 'Trocar',
  undo: (change) => `Desfazer “${change}”?`,
  undoAnswer: 'Desfazer',
  redo: (change) => `Refazer “${change}”?`,
  redoAnswer: 'Refazer',
}
