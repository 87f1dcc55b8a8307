import type { Messages } from '../messages.ts'
import type { editorConfirm as english } from '../en/editor-confirm.ts'

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) => `いま${players}人が遊んでいます。${question}`,
  text: 'お題がカードに残っていれば、参加者のマークもいっしょに動きます。',
  grid: 'マスの数を変えますか？',
  gridAnswer: 'マスの数を変える',
  shuffle: '並びをシャッフルしますか？',
  shuffleAnswer: 'シャッフル',
  restore: 'このバージョンに戻しますか？',
  restoreAnswer: '復元',
  replace: 'すべてのお題を入れ替えますか？',
  replaceAnswer: '入れ替える',
  undo: (change) => `「${change}」を元に戻しますか？`,
  undoAnswer: '元に戻す',
  redo: (change) => `「${change}」をやり直しますか？`,
  redoAnswer: 'やり直す',
}
