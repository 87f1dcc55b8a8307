import { type Messages, pluralIn } from '../messages.ts'
import type { editorConfirm as english } from '../en/editor-confirm.ts'

const plural = pluralIn('de')

export const editorConfirm: Messages<typeof english> = {
  title: (players: number, question: string) =>
    plural(players, {
      one: `1 Person spielt gerade. ${question}`,
      other: `${players} Leute spielen gerade. ${question}`,
    }),
  text: 'Markierungen wandern mit ihren Wörtern, solange die Wörter auf der Karte bleiben.',
  grid: 'Raster ändern?',
  gridAnswer: 'Raster ändern',
  shuffle: 'Felder mischen?',
  shuffleAnswer: 'Mischen',
  restore: 'Diese Version wiederherstellen?',
  restoreAnswer: 'Wiederherstellen',
  replace: 'Alle Wörter ersetzen?',
  replaceAnswer: 'Ersetzen',
  undo: (change: string) => `„${change}“ rückgängig machen?`,
  undoAnswer: 'Rückgängig',
  redo: (change: string) => `„${change}“ wiederholen?`,
  redoAnswer: 'Wiederholen',
}
