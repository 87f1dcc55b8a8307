import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'البحث عن صورة',
  pictures: 'الصور',
  none: 'لا توجد صورة بهذا الاسم. يمكنك تجربة كلمة أخرى.',
  loading: 'جارٍ تحميل الصور...',
  failed: 'تعذّر تحميل الصور. يُرجى التحقق من اتصالك ثم فتحها من جديد.',
  full: 'لا مكان لصورة',
  fullText: `لا تتسع الخانة لأكثر من ${CELL_MAX_LENGTH} حرفًا. يلزم اختصار عبارتها أولًا.`,
  groups: [
    'الوجوه والمشاعر',
    'الأشخاص',
    'الحيوانات والطبيعة',
    'الطعام والشراب',
    'السفر والأماكن',
    'الأنشطة',
    'الأشياء',
    'الرموز',
    'الأعلام',
  ],
}
