import type { Messages } from '../messages.ts'
import type { editorImage as english } from '../en/editor-image.ts'

export const editorImage: Messages<typeof english> = {
  title: 'صورة الخانة الحرة',
  url: 'رابط الصورة',
  hint: 'يبدأ الرابط بكلمة http أو https، والصورة مربعة وأقل من 1 ميغابايت؛ الأفضل PNG شفافة.',
  privacy: 'الموقع الذي يستضيف الصورة يستطيع رؤية عناوين IP للاعبين.',
  remove: 'إزالة الصورة',
  set: 'وضع الصورة',
  removed: 'أُزيلت الصورة',
  removedText: 'لم تعد في الخانة الحرة صورة.',
  updated: 'وُضعت الصورة',
  updatedText: 'الصورة الآن في الخانة الحرة.',
  missing: 'لا يوجد رابط صورة',
  missingText: 'يُرجى إدخال رابط صورة أو الضغط على «إزالة الصورة».',
  broken: 'مشكلة في الصورة',
  previewAlt: 'معاينة الخانة الحرة',
  preview: {
    none: 'بلا صورة: تقول الخانة «حرة».',
    loading: 'جارٍ تحميل المعاينة...',
    ready: 'هكذا سيراها اللاعبون.',
    failed: 'تعذّر تحميل الصورة من هذا الرابط.',
  },
}
