import type { Messages } from '../messages.ts'
import type { categoryLists as english } from '../en/category-lists.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const categoryLists: Messages<typeof english> = {
  which: 'اختيار قائمة',
  official: `من ${PRODUCT_NAME}.app`,
  mine: 'فئاتي',
  new: 'فئة جديدة',

  search: 'البحث في أسماء الفئات وأوصافها',
  searchHint: 'بحث',
  found: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'فئة واحدة',
      two: 'فئتان',
      few: `${count} فئات`,
      many: `${count} فئة`,
      other: `${count} فئة`,
    }),
  noneFoundTitle: 'لا نتائج',
  noneFound: 'لا توجد فئات تطابق «<q></q>».',
  sort: 'الترتيب حسب',
  recommended: 'المقترحة',
  newest: 'الأحدث',
  byName: 'الاسم أ–ي',
  byItems: 'الأكثر عبارات',

  loading: 'جارٍ تحميل الفئات',
  loadFailedTitle: 'تعذّر تحميل الفئات',
  loadFailed: 'حدث خطأ أثناء تحميل الفئات. تُرجى إعادة المحاولة لاحقًا.',
  noOfficialTitle: 'لا فئات',
  noOfficial: `لا توجد فئات من ${PRODUCT_NAME}.app حاليًا.`,
  emptyTitle: 'مواقفكم المتكررة في قائمة واحدة.',
  empty: 'لا فئات لك بعد.',

  officialMark: 'رسمية',
  byYou: 'من إنشائك',
  sharedBy: 'مشاركة من <owner></owner>',
  can: { view: 'للاطّلاع', copy: 'للنسخ', edit: 'للتعديل' },
  noDescription: 'بلا وصف',
  shareLabel: (name) => `مشاركة ${name}`,
  moreLabel: (name) => `المزيد عن ${name}`,
  view: 'فتح',
  viewLabel: (name) => `فتح ${name}`,
  stub: (count) =>
    plural(count, {
      zero: `<count>${count}</count><word> عبارة</word>`,
      one: `<count>${count}</count><word> عبارة</word>`,
      two: `<count>${count}</count><word> عبارة</word>`,
      few: `<count>${count}</count><word> عبارات</word>`,
      many: `<count>${count}</count><word> عبارة</word>`,
      other: `<count>${count}</count><word> عبارة</word>`,
    }),

  shared: 'شاركها آخرون معك',
  hide: 'إخفاء',
  hideAll: 'إخفاء كل مشاركات <owner></owner>',
  hidden: 'أُخفيت الفئة',
  hiddenText: (name) => `خرجت الفئة «${name}» من قائمتك. ما زال الرابط يفتحها.`,
  allHidden: 'أُخفيت الفئات',
  allHiddenText: (owner) => `لن تظهر لك بعد الآن مشاركات ${owner}.`,
  hideFailed: 'تعذّر الإخفاء',

  showHidden: (count) => `المخفية ${count} · إظهار`,
  closeHidden: (count) => `المخفية ${count} · إغلاق`,
  allHiddenFrom: 'المخفي: كل مشاركات <owner></owner>',
  unhide: 'إظهار',
  unhideLabel: (name) => `إظهار ${name}`,
  unhideAll: 'إظهار الكل',
  unhideAllLabel: (owner) => `إظهار كل مشاركات ${owner}`,
  unhidden: (name) => `عادت الفئة «${name}» إلى قائمتك.`,
  allUnhidden: (owner) => `ستظهر لك مشاركات ${owner} من جديد.`,
  unhideFailed: 'تعذّر الإظهار',
}
