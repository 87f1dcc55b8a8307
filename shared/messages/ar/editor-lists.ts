import type { Messages } from '../messages.ts'
import type { editorLists as english } from '../en/editor-lists.ts'
import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

const more = (words: number) =>
  plural(words, {
    zero: 'لا شيء يذهب إلى العبارات الإضافية.',
    one: 'تذهب عبارة واحدة إلى العبارات الإضافية.',
    two: 'تذهب عبارتان إلى العبارات الإضافية.',
    few: `تذهب ${words} عبارات إلى العبارات الإضافية.`,
    many: `تذهب ${words} عبارة إلى العبارات الإضافية.`,
    other: `تذهب ${words} عبارة إلى العبارات الإضافية.`,
  })

const words = (count: number) =>
  plural(count, {
    zero: 'لا عبارات',
    one: 'عبارة واحدة',
    two: 'عبارتان',
    few: `${count} عبارات`,
    many: `${count} عبارة`,
    other: `${count} عبارة`,
  })

export const editorLists: Messages<typeof english> = {
  how: 'طريقة الإضافة',
  fill: 'ملء الخانات الفارغة',
  addToMore: 'إلى العبارات الإضافية',
  replace: 'استبدال كل العبارات',

  pasteExplanation: 'يمكنك لصق قائمة أو جدول، أو فتح ملف. تظهر النتيجة هنا قبل إضافتها.',
  list: 'القائمة',
  closed: 'أُغلقت القائمة',
  addWords: 'إضافة العبارات',
  replaceWords: (count) =>
    plural(count, {
      zero: 'استبدال العبارات',
      one: 'استبدال عبارة واحدة',
      two: 'استبدال عبارتين',
      few: `استبدال ${count} عبارات`,
      many: `استبدال ${count} عبارة`,
      other: `استبدال ${count} عبارة`,
    }),
  fillSquares: 'ملء الخانات',
  squares: (filled, places) => `الخانات: ${filled} من ${places}`,
  emptySquares: (filled, places) => `الخانات الفارغة: ${filled} من ${places}`,
  notes: {
    extra: (count) => `إلى العبارات الإضافية: ${words(count)}`,
    'no-room': (count) => `لا مكان لها: ${words(count)}`,
    cut: (count) => `قُصّرت إلى ${CELL_MAX_LENGTH} حرفًا: ${words(count)}`,
    duplicate: (count) => `مكررة وتُركت: ${words(count)}`,
    'on-card': (count) => `على البطاقة من قبل: ${words(count)}`,
    'left-out': (count) => `عناوين وأرقام تُركت: ${count}`,
  },
  andMore: (count) => `و${count} غيرها`,
  take: 'الجزء المطلوب',
  takeAll: (count) =>
    plural(count, {
      zero: 'لا عبارات',
      one: 'العبارة الوحيدة',
      two: 'العبارتان',
      few: `كل العبارات (${count})`,
      many: `كل العبارات (${count})`,
      other: `كل العبارات (${count})`,
    }),
  takeLines: 'كل سطر كما هو',
  column: (number) => `العمود ${number}`,
  forms: { table: 'يبدو أن هذا جدول.', data: 'يبدو أن هذه بيانات من برنامج.' },
  preview: 'بطاقتك بهذه القائمة',
  makeCategory: (count) => `إنشاء فئة من كل العبارات (${count})`,

  fillTitle: 'ملء من فئة',
  fillExplanation: 'تُقصّر العبارات الطويلة لتناسب المكان.',
  fillAnswer: 'ملء',
  category: 'الفئة',
  mine: 'فئاتي',
  shared: 'شاركها آخرون معك',
  official: `من ${PRODUCT_NAME}.app`,
  loading: 'جارٍ تحميل الفئات',
  loadingItems: 'جارٍ تحميل العبارات...',
  none: 'لا توجد بعد فئات فيها عبارات.',
  failed: 'لم تُحمَّل الفئات.',
  fillsSome: (filled, places) => `الخانات التي تمتلئ: ${filled} من ${places}. هذا كل ما فيها.`,
  fillsSomeEmpty: (filled, places) => `الخانات الفارغة التي تمتلئ: ${filled} من ${places}. هذا كل ما فيها.`,
  fillsAll: (places) =>
    plural(places, {
      zero: 'لا خانات لملئها.',
      one: 'تملأ الخانة الوحيدة عشوائيًا.',
      two: 'تملأ الخانتين عشوائيًا.',
      few: `تملأ كل الخانات (${places}) عشوائيًا.`,
      many: `تملأ كل الخانات (${places}) عشوائيًا.`,
      other: `تملأ كل الخانات (${places}) عشوائيًا.`,
    }),
  fillsAllEmpty: (places) =>
    plural(places, {
      zero: 'لا خانات فارغة لملئها.',
      one: 'تملأ الخانة الفارغة الوحيدة عشوائيًا.',
      two: 'تملأ الخانتين الفارغتين عشوائيًا.',
      few: `تملأ كل الخانات الفارغة (${places}) عشوائيًا.`,
      many: `تملأ كل الخانات الفارغة (${places}) عشوائيًا.`,
      other: `تملأ كل الخانات الفارغة (${places}) عشوائيًا.`,
    }),
  fillsAndMore: (fills, count) => `${fills} و${more(count)}`,
}
