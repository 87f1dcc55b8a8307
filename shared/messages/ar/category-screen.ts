import type { Messages } from '../messages.ts'
import type { categoryScreen as english } from '../en/category-screen.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const categoryScreen: Messages<typeof english> = {
  back: 'العودة إلى الفئات',
  loading: 'جارٍ تحميل الفئة',
  loadFailedTitle: 'تعذّر تحميل الفئة',
  loadFailed: 'لم تُحمَّل الفئة. تُرجى إعادة المحاولة.',
  detailsFailed: 'تعذّر تحميل بيانات الفئة',
  itemsFailed: 'تعذّر تحميل محتوى الفئة',
  notFoundTitle: 'الفئة غير موجودة',
  notFound: 'ربما حُذفت، أو الرابط ناقص.',

  official: 'رسمية',
  byYou: 'من إنشائك',
  sharedBy: 'مشاركة من <owner></owner>',
  youCan: { view: 'يمكنك الاطّلاع', copy: 'يمكنك النسخ', edit: 'يمكنك التعديل' },

  drawnFrom: (count) =>
    plural(count, {
      zero: 'بلا عناصر',
      one: 'مسحوبة من عنصر واحد',
      two: 'مسحوبة من عنصرين',
      few: `مسحوبة من ${count} عناصر`,
      many: `مسحوبة من ${count} عنصرًا`,
      other: `مسحوبة من ${count} عنصر`,
    }),
  missing: (count) =>
    plural(count, {
      zero: 'العناصر تكفي لبطاقة',
      one: 'بقي عنصر واحد لتكتمل بطاقة',
      two: 'بقي عنصران لتكتمل بطاقة',
      few: `بقيت ${count} عناصر لتكتمل بطاقة`,
      many: `بقي ${count} عنصرًا لتكتمل بطاقة`,
      other: `بقي ${count} عنصر لتكتمل بطاقة`,
    }),
  shuffle: 'خلط',
  gridSize: 'حجم الشبكة',
  play: 'لعب هذه البطاقة',
  starting: 'جارٍ البدء...',
  use: `استخدام في ${PRODUCT_NAME}`,
  edit: 'تعديل الفئة',
  leave: 'مغادرة الفئة',
  report: 'إبلاغ عن هذه الفئة',

  items: 'العناصر',
  show: 'إظهار',
  hide: 'إخفاء',
  add: 'إضافة محتوى',
  loadingItems: 'جارٍ تحميل العناصر',
  itemsFailedTitle: 'تعذّر تحميل المحتوى',
  itemsFailedText: 'لم تُحمَّل العناصر. تُرجى إعادة المحاولة.',
  noItems: 'لا عناصر بعد',
  noItemsOwn: 'هنا مكان الأشياء التي تحدث دائمًا، واحدًا واحدًا أو قائمة كاملة. تسعة تكفي لبطاقة.',
  noItemsOther: 'لا شيء هنا بعد.',

  search: 'البحث في نصوص العناصر ووسومها',
  searchHint: 'بحث في العناصر والوسوم',
  found: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: `${count} عناصر`,
      many: `${count} عنصرًا`,
      other: `${count} عنصر`,
    }),
  noneFoundTitle: 'لا نتائج',
  noneFound: 'لا توجد عناصر تطابق بحثك.',
  showAll: 'عرض كل العناصر',
  type: 'النوع',
  allTypes: 'كل الأنواع',
  tag: 'الوسم',
  allTags: 'كل الوسوم',
  sort: 'الترتيب حسب',
  sorts: { newest: 'الأحدث', oldest: 'الأقدم', name: 'أ–ي' },

  source: 'المصدر: <source></source>',
  editItem: (words) => `تعديل «${words}»`,
  deleteItem: (words) => `حذف «${words}»`,
  quoted: (words) => `«${words}»`,
  itemDeleted: 'حُذف المحتوى',
  deleteItemFailed: 'تعذّر حذف المحتوى',
  added: 'أُضيف المحتوى',
  addFailed: 'تعذّرت إضافة المحتوى',
  updated: 'حُدّث المحتوى',
}
