import type { Messages } from '../messages.ts'
import type { app as english } from '../en/app.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export const app: Messages<typeof english> = {
  appearance: 'المظهر',
  broken: 'حدث خلل في هذه الشاشة',
  brokenText: 'الخطأ منا، لا منك. بطاقاتك وعلاماتك بأمان.',
  categories: 'الفئات',
  checking: 'جارٍ التحقق من دخولك',
  contact: 'التواصل معنا',
  developers: 'للمطورين',
  help: 'المساعدة',
  logIn: 'دخول',
  menu: 'القائمة',
  newCard: 'بطاقة جديدة',
  noId: `لا يوجد معرّف ${PRODUCT_NAME}.`,
  privacy: 'الخصوصية',
  reload: 'إعادة التحميل',
  skip: 'الانتقال إلى المحتوى',
  terms: 'الشروط',
  unreachable: `تعذّر الوصول إلى ${PRODUCT_NAME} الآن. يُرجى التحقق من الاتصال.`,
}
