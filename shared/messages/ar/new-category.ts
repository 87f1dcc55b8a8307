import type { Messages } from '../messages.ts'
import type { newCategory as english } from '../en/new-category.ts'

export const newCategory: Messages<typeof english> = {
  title: 'فئة جديدة',
  form: 'فئة جديدة',
  name: 'الاسم',
  description: 'الوصف (اختياري)',
  items: 'العناصر (اختياري)',
  itemsHint: (shortest, longest, lines) =>
    `عنصر في كل سطر، من ${shortest} إلى ${longest} حرف لكل منها، وحتى ${lines} سطر.`,
  itemsExample: '«المايك مقفول عندك»\nقطة تمرّ أمام الكاميرا',
  create: 'إنشاء الفئة',
  creating: 'جارٍ الإنشاء...',
  created: 'أُنشئت الفئة',
  open: 'فتح',
  failed: 'تعذّر إنشاء الفئة',
}
