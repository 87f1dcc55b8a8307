import type { Messages } from '../messages.ts'
import type { editorConfirm as english } from '../en/editor-confirm.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) =>
    plural(players, {
      zero: `لا أحد يلعب الآن. ${question}`,
      one: `شخص واحد يلعب الآن. ${question}`,
      two: `شخصان يلعبان الآن. ${question}`,
      few: `${players} أشخاص يلعبون الآن. ${question}`,
      many: `${players} شخصًا يلعبون الآن. ${question}`,
      other: `${players} شخص يلعبون الآن. ${question}`,
    }),
  text: 'تنتقل علامات اللاعبين مع عباراتها ما دامت العبارات على البطاقة.',
  grid: 'تغيير الشبكة؟',
  gridAnswer: 'تغيير الشبكة',
  shuffle: 'خلط الترتيب؟',
  shuffleAnswer: 'خلط',
  restore: 'استعادة هذا الإصدار؟',
  restoreAnswer: 'استعادة',
  replace: 'استبدال كل العبارات؟',
  replaceAnswer: 'استبدال',
  undo: (change) => `تراجع عن: ${change}؟`,
  undoAnswer: 'تراجع',
  redo: (change) => `إعادة: ${change}؟`,
  redoAnswer: 'إعادة',
}
