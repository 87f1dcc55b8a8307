import type { Messages } from '../messages.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'مشاركة الفئة',
  text: 'كل من لديه الرابط يرى هذه الفئة ويصنع منها بطاقات.',
  ownerText: 'كل من لديه الرابط يرى هذه الفئة ويصنع منها بطاقات. النسخ والتعديل للمضافين أدناه فقط.',
  link: 'رابط هذه الفئة',
  linkFailedTitle: 'تعذّر نسخ الرابط',
  linkFailed: 'يُرجى نسخ الرابط يدويًا.',
  shareText: (name) => `الفئة «${name}» على ${PRODUCT_NAME}`,

  copy: 'نسخ إلى فئاتي',
  copying: 'جارٍ النسخ...',
  copied: 'نُسخت الفئة',
  copiedText: (name) => `الفئة «${name}» الآن في «فئاتي».`,
  copyFailed: 'تعذّر نسخ الفئة',
  logIn: 'دخول للنسخ',

  people: 'مشاركة مع أشخاص',
  username: 'اسم المستخدم',
  usernameHint: 'يجده كل شخص في إعدادات الحساب. أو يكفي إرسال الرابط أعلاه.',
  access: 'الصلاحية',
  accessLabel: (person) => `صلاحية ${person}`,
  levels: { view: 'اطّلاع', copy: 'نسخ', edit: 'تعديل' },
  explained: {
    view: '<level>اطّلاع:</level> تظهر الفئة ضمن فئاتهم',
    copy: '<level>نسخ:</level> وأيضًا إنشاء نسخة خاصة بهم',
    edit: '<level>تعديل:</level> وأيضًا إضافة العبارات وتغييرها وحذفها',
  },
  sharing: 'جارٍ المشاركة...',
  shared: 'تمت المشاركة',
  sharedText: (person) => `ستظهر الآن ضمن فئات «${person}».`,
  shareFailed: 'تعذّرت المشاركة',

  sharedWith: 'المشاركة مع',
  nobody: 'أنت فقط حتى الآن.',
  changeFailed: 'تعذّر تغيير الصلاحية',
  remove: 'إزالة',
  removeLabel: (person) => `إزالة ${person}`,
  removed: 'تمت الإزالة',
  removedText: (person) => `لم تعد لدى ${person} صلاحية.`,
  removeFailed: 'تعذّرت إزالة الصلاحية',
  restored: (person) => `عادت الصلاحية إلى ${person}.`,
}
