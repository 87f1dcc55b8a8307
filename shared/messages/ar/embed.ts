import type { Messages } from '../messages.ts'
import type { embed as english } from '../en/embed.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export const embed: Messages<typeof english> = {
  address: (href) => `البطاقة على ${href}`,
  called: (count) => `نودي بـ ${count}`,
  failedText: 'سنعيد المحاولة فور عودة الاتصال.',
  gone: 'لم تعد هذه البطاقة هنا',
  goneText: 'ربما حذفها مضيفها، أو الرابط ناقص.',
  make: `اصنعوا بطاقة على ${PRODUCT_NAME}`,
  notLinked: 'لا تستطيع هذه الصفحة فتح الروابط',
  open: `فتح في ${PRODUCT_NAME}`,
  openLabel: `فتح في ${PRODUCT_NAME} (في علامة تبويب جديدة)`,
  picture: 'صورة البطاقة',
  playAt: (address) => `العبوا: ${address}`,
  removedText: 'أزالها من يديرون هذا الموقع.',
}
