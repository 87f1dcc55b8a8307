import type { Messages } from '../messages.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'
import { MAX_EXTRA } from '#shared/product.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'عبارات إضافية',
  titleOf: (words) => `عبارات إضافية (${words})`,
  addFirst: 'كتابة عبارات إضافية',
  explanation: 'بعضها لمن يلعب ببطاقة خاصة به، والمنادي ينادي بها كلها.',
  showAll: (words) => `عرض الكل (${words})`,
  called: 'نودي بها',
  callOne: (word) => `نداء: ${word}`,
  takeBackOne: (word) => `تراجع عن النداء: ${word}`,
  put: 'وضع على البطاقة',
  putOne: (word) => `وضع على البطاقة: ${word}`,
  remove: (word) => `حذف: ${word}`,
  removed: (word) => `حُذفت «${word}»`,
  add: 'إضافة',
  addWord: 'إضافة عبارة',
  blank: 'يلزم كتابة عبارة أولًا.',
  onCard: (word) => `«${word}» على البطاقة من قبل.`,
  inList: (word) => `«${word}» في القائمة من قبل.`,
  full: `الحد الأقصى للبطاقة ${MAX_EXTRA} عبارة إضافية.`,
  noRoom: 'العبارات تشغل مكانًا أكثر من اللازم. يُرجى اختصارها أو حذف بعضها.',
}
