import type { Messages } from '../messages.ts'
import type { newCategory as english } from '../en/new-category.ts'

export const newCategory: Messages<typeof english> = {
  title: 'فئة جديدة',
  form: 'فئة جديدة',
  name: 'الاسم',
  description: 'الوصف (اختياري)',
  items: 'العبارات (اختياري)',
  itemsHint: (shortest, longest, lines) =>
    `عبارة في كل سطر، من ${shortest} إلى ${longest} حرف، وحتى ${lines} سطر.`,
  itemsExample: '«المايك عندك مقفول»\nالقطة تمرّ أمام الكاميرا',
  create: 'إنشاء الفئة',
  creating: 'جارٍ الإنشاء...',
  created: 'أُنشئت الفئة',
  failed: 'تعذّر إنشاء الفئة',
}
