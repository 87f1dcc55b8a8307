import type { editorConfirm as english } from '../en/editor-confirm.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) =>
    plural(players, {
      one: `Gra 1 osoba. ${question}`,
      few: `Grają ${players} osoby. ${question}`,
      many: `Gra ${players} osób. ${question}`,
      other: `Gra ${players} osoby. ${question}`,
    }),
  text: 'Zaznaczenia graczy idą za tekstami, o ile te zostają na karcie.',
  grid: 'Zmienić siatkę?',
  gridAnswer: 'Zmień siatkę',
  shuffle: 'Przetasować pola?',
  shuffleAnswer: 'Przetasuj',
  restore: 'Przywrócić tę wersję?',
  restoreAnswer: 'Przywróć',
  replace: 'Zastąpić wszystkie teksty?',
  replaceAnswer: 'Zastąp',
  undo: (change) => `Cofnąć zmianę: ${change}?`,
  undoAnswer: 'Cofnij',
  redo: (change) => `Ponowić zmianę: ${change}?`,
  redoAnswer: 'Ponów',
}
