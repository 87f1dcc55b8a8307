import type { Messages } from '../messages.ts'
import type { pages as english } from '../en/pages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'اصنعوا بطاقة بينغو لأي شيء. أرسلوا رابطًا واحدًا. والعبوا معًا مباشرةً.',
  picture: `${PRODUCT_NAME}: بطاقة بينغو أثناء اللعب`,
  tooOld: 'هذا المتصفح قديم جدًا ولا يمكن اللعب فيه. يمكنك تحديثه أو فتح هذا الرابط في متصفح آخر.',
  card: {
    untitled: 'بطاقة بينغو',
    invitation: 'نقرة واحدة ونلعب. بلا تسجيل دخول.',
    picture: (title, gridSize) => `${title}، بطاقة بينغو ${gridSize}×${gridSize}`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `القواعد القليلة لصنع البطاقات ومشاركتها واللعب بها على ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `ماذا يحفظ ${PRODUCT_NAME} وأين وإلى متى. علاماتك لا تغادر جهازك أبدًا.`,
  },
  developers: {
    title: app.developers,
    description: 'تغيير البطاقات من برنامج ومتابعتها مباشرةً: واجهة API مع أمثلة تعمل.',
  },
  contact: {
    title: app.contact,
    description: `من يدير ${PRODUCT_NAME} هذا، وكيف تُطلب إزالة بطاقة.`,
  },
}
