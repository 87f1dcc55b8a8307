import type { Messages } from '../messages.ts'
import type { categoryScreen as english } from '../en/category-screen.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const categoryScreen: Messages<typeof english> = {
  back: 'العودة إلى الفئات',
  loading: 'جارٍ تحميل الفئة',
  loadFailedTitle: 'تعذّر تحميل الفئة',
  loadFailed: 'لم تُحمَّل الفئة. تُرجى إعادة المحاولة.',
  detailsFailed: 'تعذّر تحميل بيانات الفئة',
  itemsFailed: 'تعذّر تحميل عبارات الفئة',
  notFoundTitle: 'الفئة غير موجودة',
  notFound: 'ربما حُذفت، أو الرابط ناقص.',

  official: 'رسمية',
  byYou: 'من إنشائك',
  sharedBy: 'مشاركة من <owner></owner>',
  youCan: { view: 'يمكنك الاطّلاع', copy: 'يمكنك النسخ', edit: 'يمكنك التعديل' },

  drawnFrom: (count) =>
    plural(count, {
      zero: 'بلا عبارات',
      one: 'مختارة من عبارة واحدة',
      two: 'مختارة من عبارتين',
      few: `مختارة من ${count} عبارات`,
      many: `مختارة من ${count} عبارة`,
      other: `مختارة من ${count} عبارة`,
    }),
  missing: (count) =>
    plural(count, {
      zero: 'العبارات تكفي لبطاقة',
      one: 'بقيت عبارة واحدة لتكتمل بطاقة',
      two: 'بقيت عبارتان لتكتمل بطاقة',
      few: `بقيت ${count} عبارات لتكتمل بطاقة`,
      many: `بقيت ${count} عبارة لتكتمل بطاقة`,
      other: `بقيت ${count} عبارة لتكتمل بطاقة`,
    }),
  shuffle: 'خلط',
  gridSize: 'حجم الشبكة',
  play: 'اللعب بهذه البطاقة',
  starting: 'جارٍ البدء...',
  use: 'إنشاء بطاقة منها',
  edit: 'تعديل الفئة',
  leave: 'مغادرة الفئة',
  report: 'إبلاغ عن هذه الفئة',

  items: 'العبارات',
  show: 'إظهار',
  hide: 'إخفاء',
  add: 'إضافة عبارات',
  loadingItems: 'جارٍ تحميل العبارات',
  itemsFailedTitle: 'تعذّر تحميل العبارات',
  itemsFailedText: 'لم تُحمَّل العبارات. تُرجى إعادة المحاولة.',
  noItems: 'لا عبارات بعد',
  noItemsOwn: 'أشياء تحدث دائمًا، واحدًا واحدًا أو في قائمة كاملة: تسعة منها تكفي لبطاقة.',
  noItemsOther: 'لا شيء هنا بعد.',

  search: 'البحث في العبارات ووسومها',
  searchHint: 'بحث في العبارات والوسوم',
  found: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'عبارة واحدة',
      two: 'عبارتان',
      few: `${count} عبارات`,
      many: `${count} عبارة`,
      other: `${count} عبارة`,
    }),
  noneFoundTitle: 'لا نتائج',
  noneFound: 'لا توجد عبارات تطابق بحثك.',
  showAll: 'عرض كل العبارات',
  type: 'النوع',
  allTypes: 'كل الأنواع',
  tag: 'الوسم',
  allTags: 'كل الوسوم',
  sort: 'الترتيب حسب',
  sorts: { newest: 'الأحدث', oldest: 'الأقدم', name: 'أ–ي' },

  source: 'المصدر: <source></source>',
  editItem: (words) => `تعديل «${words}»`,
  deleteItem: (words) => `حذف «${words}»`,
  itemDeleted: 'حُذفت العبارة',
  deleteItemFailed: 'تعذّر حذف العبارة',
  added: 'تمت الإضافة',
  addFailed: 'تعذّرت الإضافة',
  updated: 'حُدّثت العبارة',
}
