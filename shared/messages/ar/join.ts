import type { Messages } from '../messages.ts'
import type { join as english } from '../en/join.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export const join: Messages<typeof english> = {
  title: 'لديك رمز انضمام؟',
  explanation: 'الرمز ستة أرقام يعرضها المضيف أو يقرؤها، وهو صالح ليوم واحد.',
  code: 'الرمز',
  play: 'انضمام',
  opening: 'جارٍ الفتح...',
  wrong: 'لا توجد بطاقة بهذا الرمز. يُرجى مراجعته مع المضيف.',
  ended: 'انتهى هذا الرمز. يمكن للمضيف إعطاؤك رمزًا جديدًا.',
  limited: 'رموز خاطئة كثيرة. تُرجى إعادة المحاولة بعد دقيقة.',
  incomplete: 'يُرجى كتابة الأرقام الستة كلها.',
  offline: `تعذّر الوصول إلى ${PRODUCT_NAME}. يُرجى التحقق من الاتصال.`,
  failed: 'حدث خطأ ما. تُرجى إعادة المحاولة.',
}
