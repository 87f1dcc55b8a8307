import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { myCards as english } from '../en/my-cards.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const myCards: Messages<typeof english> = {
  create: 'بطاقة جديدة',
  import: 'استيراد',
  importFile: 'ملف بطاقات',

  search: 'البحث في عناوين بطاقاتك وخاناتها',
  searchHint: 'بحث في العناوين والخانات',
  firstFound: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'أول نتيجة',
      two: 'أول نتيجتين',
      few: `أول ${count} نتائج`,
      many: `أول ${count} نتيجة`,
      other: `أول ${count} نتيجة`,
    }),
  found: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'بطاقة واحدة',
      two: 'بطاقتان',
      few: `${count} بطاقات`,
      many: `${count} بطاقة`,
      other: `${count} بطاقة`,
    }),
  noneFoundTitle: 'لا نتائج',
  noneFound: 'لا توجد عناوين أو خانات تطابق «<q></q>».',

  which: 'أي بطاقات',
  filters: { all: 'الكل', mine: 'لي', shared: 'مشتركة', played: 'لعبت بها' },
  noneHere: 'لا بطاقات هنا',
  noneShared: 'ستظهر هنا البطاقات التي يدعوك آخرون إلى تعديلها.',
  nonePlayed: 'ستظهر هنا البطاقات التي تلعب بها.',

  loading: 'جارٍ تحميل بطاقاتك',
  loadFailedTitle: 'تعذّر تحميل البطاقات',
  loadFailed: 'حدث خطأ أثناء تحميل بطاقاتك. تُرجى إعادة المحاولة لاحقًا.',

  empty: 'تكفي بضعة أشياء تحدث دائمًا، ونحن نرسم الشبكة حولها.',
  createFirst: 'إنشاء بطاقة',
  next: 'بطاقة جديدة',

  thisMonth: 'هذا الشهر',

  firstSquares: 'أولى الخانات',
  gridWithFree: (size) => `${size}×${size} مع خانة حرة`,
  moreAndDay: (count) =>
    plural(count, {
      zero: '<day></day>',
      one: 'وخانة أخرى، <day></day>',
      two: 'وخانتان أخريان، <day></day>',
      few: `و${count} خانات أخرى، <day></day>`,
      many: `و${count} خانة أخرى، <day></day>`,
      other: `و${count} خانة أخرى، <day></day>`,
    }),
  play: 'لعب',
  playLabel: (title) => `اللعب بالبطاقة «${title}»`,
  editLabel: (title) => `تعديل ${title}`,
  shareLabel: (title) => `مشاركة ${title}`,
  moreLabel: (title) => `المزيد عن ${title}`,
  playing: (count) => `<words>عدد اللاعبين الآن: </words><number>${count}</number>`,

  temporary: 'بطاقات مؤقتة',
  temporaryText: 'محفوظة في هذا المتصفح فقط. بحفظها في حسابك تصبح جاهزة للمشاركة.',
  saved: 'حُفظت البطاقة في حسابك!',
  saveFailed: 'تعذّر حفظ البطاقة. تُرجى إعادة المحاولة.',
  inAccount: 'في حسابك',

  deletedTitle: 'حُذفت البطاقة',
  deleted: 'لم تعد بطاقتك موجودة.',
  deleteFailedTitle: 'تعذّر الحذف',
  deleteFailed: 'تعذّر حذف البطاقة. تُرجى إعادة المحاولة.',

  copyOf: (title) => `${title} (نسخة)`,
  duplicatedTitle: 'أُنشئت نسخة',
  duplicated: (title) => `البطاقة «${title}» في «بطاقاتي».`,
  duplicateFailedTitle: 'تعذّر إنشاء نسخة',
  duplicateFailed: 'تعذّر نسخ البطاقة. تُرجى إعادة المحاولة.',

  menu: {
    edit: 'تعديل',
    coHosts: 'مضيفون مشاركون',
    duplicate: 'إنشاء نسخة',
    download: 'تنزيل بصيغة JSON',
    leave: 'إنهاء الاستضافة',
  },

  deleteTitle: 'حذف البطاقة؟',
  deleteWarning: (title) => `ستُحذف البطاقة «${title}» نهائيًا. لا يمكن التراجع عن هذا.`,
  deleteRestorable: (title) =>
    `ستختفي البطاقة «${title}» ورابطها لدى الجميع. تمكن استعادتها خلال ${TRASH_DAYS} يومًا من «المحذوفات» أسفل «بطاقاتي».`,
  stillPlaying: (count) =>
    plural(count, {
      zero: 'لا أحد يلعب بها الآن.',
      one: 'يلعب بها شخص واحد الآن. يمكنه إكمال لعبته.',
      two: 'يلعب بها شخصان الآن. يمكنهما إكمال لعبتهما.',
      few: `يلعب بها ${count} أشخاص الآن. يمكنهم إكمال لعبتهم.`,
      many: `يلعب بها ${count} شخصًا الآن. يمكنهم إكمال لعبتهم.`,
      other: `يلعب بها ${count} شخص الآن. يمكنهم إكمال لعبتهم.`,
    }),
  delete: 'حذف',

  shared: 'شاركها آخرون معك',
  owned: (owner) => `بطاقة ${owner}`,
  ownerless: 'حذف صاحبها حسابه. يمكنك إنشاء نسخة منها.',

  recent: 'لعبت بها مؤخرًا',

  starters: 'أو إحدى بطاقاتنا',
  starterSquares: 'بعض خاناتها',
  starterGrid: '5×5، مملوءة وجاهزة',
}
