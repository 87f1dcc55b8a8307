import type { Messages } from '../messages.ts'
import type { importCards as english } from '../en/import-cards.ts'
import { numberIn, pluralIn } from '../messages.ts'

const plural = pluralIn('ar')
const number = numberIn('ar')

const cards = (count: number) =>
  plural(count, {
    zero: 'لا بطاقات',
    one: 'بطاقة واحدة',
    two: 'بطاقتان',
    few: `${number(count)} بطاقات`,
    many: `${number(count)} بطاقة`,
    other: `${number(count)} بطاقة`,
  })
/** The same after a noun or a preposition, where two cards have another ending. */
const ofCards = (count: number) => (count === 2 ? 'بطاقتين' : cards(count))
const whichFile =
  'الملف المطلوب هو ما حفظه «تنزيل بياناتي» في إعدادات الحساب أو «تنزيل بصيغة JSON» في قائمة بطاقة.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'استيراد بطاقات',
  reading: (file) => `جارٍ قراءة ${file}...`,

  refusedTitle: 'لا يمكن استيراد هذا الملف',
  chooseAnother: 'اختيار غيره',
  makeCard: (count) => `إنشاء بطاقة من هذه العبارات (${count})`,
  unreadable: 'تعذّرت قراءة هذا الملف. يُرجى اختياره مرة أخرى.',
  brokenOff: 'ينقطع الملف قبل نهايته. يُرجى تنزيله مرة أخرى.',
  notCards: `هذا ليس ملف بطاقات. ${whichFile}`,
  tooNew: 'هذا الملف من إصدار أحدث. يُرجى إعادة تحميل هذه الصفحة والمحاولة من جديد.',
  noCard: `لا توجد بطاقة في هذا الملف. ${whichFile}`,
  empty: 'لا توجد بطاقة في هذا الملف.',
  tooLarge: `هذا الملف أكبر من 100 ميغابايت. ${whichFile}`,
  noneReadable: 'يُرجى تصحيح الملف أو اختيار غيره.',

  card: (position) => `البطاقة ${position}`,
  cardTitled: (position, title) => `البطاقة ${position}، «${title}»`,
  reasonAt: (field, reason) => `${field}: ${reason}`,
  reasonOf: (reason) => `: ${reason}`,
  notACard: 'هذه ليست بطاقة.',
  noSquares: 'لا خانات في البطاقة.',
  cannotImport: (count) => `لا يمكن استيراد ${number(count)}:`,
  skipped: (count) => `تُركت ${number(count)}:`,
  more: (count) => `و${number(count)} غيرها`,

  readyTitle: (count) => `استيراد ${ofCards(count)}؟`,
  ready: 'تصبح كل منها بطاقة جديدة لها رابطها. تبقى بطاقاتك الحالية كما هي.',
  onlyCards: 'تُستورد البطاقات فقط. تُترك الفئات التي في هذا الملف.',
  import: (count) => `استيراد ${ofCards(count)}`,

  runningTitle: (count) => `جارٍ استيراد ${ofCards(count)}`,
  running: (count, all) => `في «بطاقاتي» الآن ${number(count)} من ${number(all)}.`,
  progress: 'التقدّم',
  stop: 'إيقاف',

  partlyTitle: (count, all) => `استُورد ${number(count)} من ${ofCards(all)}`,
  endedTitle: (count) => `اكتمل استيراد ${ofCards(count)}`,
  endedSkippedTitle: (count, skipped) => `اكتمل استيراد ${ofCards(count)}، وتُركت ${number(skipped)}`,
  where: (count) =>
    plural(count, {
      zero: 'لا جديد في «بطاقاتي».',
      one: 'مكانها في أول «بطاقاتي».',
      two: 'مكانهما في أول «بطاقاتي».',
      few: 'مكانها في أول «بطاقاتي».',
      many: 'مكانها في أول «بطاقاتي».',
      other: 'مكانها في أول «بطاقاتي».',
    }),
  partly: (reason, rest) => `${reason} ${rest}`,
  stopped: 'أوقفت الاستيراد.',
  noneYet: 'لم تُستورد أي بطاقة بعد.',
  left: (count) =>
    plural(count, {
      zero: 'لم يبق شيء للاستيراد.',
      one: 'ما زال بإمكانك استيراد البطاقة الباقية.',
      two: 'ما زال بإمكانك استيراد البطاقتين الباقيتين.',
      few: `ما زال بإمكانك استيراد الباقي: ${cards(count)}.`,
      many: `ما زال بإمكانك استيراد الباقي: ${cards(count)}.`,
      other: `ما زال بإمكانك استيراد الباقي: ${cards(count)}.`,
    }),
  continue: 'متابعة',
  done: 'تم',

  leftTitle: 'توقف الاستيراد',
  leftText: (count, all) => `في «بطاقاتي» الآن ${number(count)} من ${number(all)}.`,
}
