import type { editorConfirm as english } from '../en/editor-confirm.ts'
import type { Messages } from '../messages.ts'

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) => `${players} kişi oynuyor. ${question}`,
  text: 'Oyuncuların işaretleri maddelerle birlikte taşınır, yeter ki maddeler kartta kalsın.',
  grid: 'Izgara değişsin mi?',
  gridAnswer: 'Izgarayı değiştir',
  shuffle: 'Kareler karışsın mı?',
  shuffleAnswer: 'Karıştır',
  restore: 'Bu sürüme dönülsün mü?',
  restoreAnswer: 'Geri dön',
  replace: 'Bütün maddeler değişsin mi?',
  replaceAnswer: 'Değiştir',
  undo: (change) => `Geri alınsın mı: ${change}?`,
  undoAnswer: 'Geri al',
  redo: (change) => `Yinelensin mi: ${change}?`,
  redoAnswer: 'Yinele',
}
