import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** The question before words that people are playing with disappear or move. */
export const editorConfirm = {
  title: (players: number, question: string) =>
    plural(players, {
      one: `1 person is playing. ${question}`,
      other: `${players} people are playing. ${question}`,
    }),
  text: "Players' marks move with their words, as long as the words stay on the card.",
  grid: 'Change the grid?',
  gridAnswer: 'Change the grid',
  shuffle: 'Randomize the order?',
  shuffleAnswer: 'Randomize',
  restore: 'Restore this version?',
  restoreAnswer: 'Restore',
  replace: 'Replace all words?',
  replaceAnswer: 'Replace',
  /** @param change such as "Paste a List" */
  undo: (change: string) => `Undo ${change}?`,
  undoAnswer: 'Undo',
  redo: (change: string) => `Redo ${change}?`,
  redoAnswer: 'Redo',
}
