import type { editorConfirm as english } from '../en/editor-confirm.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) =>
    plural(players, {
      one: `Hay 1 persona jugando. ${question}`,
      other: `Hay ${players} personas jugando. ${question}`,
    }),
  text: 'Las marcas de los jugadores se mueven con sus frases, mientras sigan en el cartón.',
  grid: '¿Cambiar el tamaño?',
  gridAnswer: 'Cambiar tamaño',
  shuffle: '¿Mezclar el orden?',
  shuffleAnswer: 'Mezclar',
  restore: '¿Restaurar esta versión?',
  restoreAnswer: 'Restaurar',
  replace: '¿Reemplazar todas las frases?',
  replaceAnswer: 'Reemplazar',
  undo: (change) => `¿Deshacer “${change}”?`,
  undoAnswer: 'Deshacer',
  redo: (change) => `¿Rehacer “${change}”?`,
  redoAnswer: 'Rehacer',
}
