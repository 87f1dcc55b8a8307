import type { Messages } from '../messages.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'
import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('ar')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'مسح البحث',
  dismiss: 'إغلاق',
  hidePassword: 'إخفاء كلمة المرور',
  iconTest: 'اختبار الأيقونات',
  keep: {
    title: 'الاحتفاظ ببطاقاتك المؤقتة؟',
    text: (count) =>
      plural(count, {
        zero: 'لا بطاقات لك في هذا المتصفح.',
        one: 'أنشأت بطاقة واحدة في هذا المتصفح. بحفظها في حسابك يمكنك مشاركتها واللعب بها من أي مكان.',
        two: 'أنشأت بطاقتين في هذا المتصفح. بحفظهما في حسابك يمكنك مشاركتهما واللعب بهما من أي مكان.',
        few: `أنشأت ${count} بطاقات في هذا المتصفح. بحفظها في حسابك يمكنك مشاركتها واللعب بها من أي مكان.`,
        many: `أنشأت ${count} بطاقة في هذا المتصفح. بحفظها في حسابك يمكنك مشاركتها واللعب بها من أي مكان.`,
        other: `أنشأت ${count} بطاقة في هذا المتصفح. بحفظها في حسابك يمكنك مشاركتها واللعب بها من أي مكان.`,
      }),
    notNow: 'ليس الآن',
    failed: 'تعذّر حفظ البطاقة.',
    stillHere: (count) =>
      plural(count, {
        zero: 'لا بطاقات في هذا المتصفح وحده.',
        one: 'ما زالت بطاقة واحدة في هذا المتصفح وحده.',
        two: 'ما زالت بطاقتان في هذا المتصفح وحده.',
        few: `ما زالت ${count} بطاقات في هذا المتصفح وحده.`,
        many: `ما زالت ${count} بطاقة في هذا المتصفح وحده.`,
        other: `ما زالت ${count} بطاقة في هذا المتصفح وحده.`,
      }),
    saved: (count) =>
      plural(count, {
        zero: 'لم تُحفظ أي بطاقة.',
        one: 'حُفظت بطاقة واحدة في حسابك!',
        two: 'حُفظت بطاقتان في حسابك!',
        few: `حُفظت ${count} بطاقات في حسابك!`,
        many: `حُفظت ${count} بطاقة في حسابك!`,
        other: `حُفظت ${count} بطاقة في حسابك!`,
      }),
  },
  listFailed: 'لم تُحمَّل القائمة.',
  listOffline: 'لا اتصال بالإنترنت. تعود القائمة مع عودته.',
  loggingOut: 'جارٍ الخروج...',
  logOut: 'خروج',
  logOutTitle: 'خروج مع فقدان التغييرات؟',
  logOutText: (cards) =>
    plural(cards, {
      zero: 'كل التغييرات محفوظة.',
      one: 'لم تُحفظ بعد تغييرات بطاقة واحدة. ستضيع مع تسجيل الخروج الآن.',
      two: 'لم تُحفظ بعد تغييرات بطاقتين. ستضيع مع تسجيل الخروج الآن.',
      few: `لم تُحفظ بعد تغييرات ${cards} بطاقات. ستضيع مع تسجيل الخروج الآن.`,
      many: `لم تُحفظ بعد تغييرات ${cards} بطاقة. ستضيع مع تسجيل الخروج الآن.`,
      other: `لم تُحفظ بعد تغييرات ${cards} بطاقة. ستضيع مع تسجيل الخروج الآن.`,
    }),
  lost: {
    deleted: (title) => `لم تعد البطاقة «${title}» على الخادم`,
    refused: (title) => `لم يعد بإمكانك تعديل البطاقة «${title}»`,
    text: 'تغييراتك غير المحفوظة ما زالت هنا. يمكنك فتح البطاقة وحفظها كبطاقة جديدة.',
    open: 'فتح',
  },
  modes: { auto: 'تلقائي', light: 'فاتح', dark: 'داكن' },
  modesShort: { auto: 'تلقائي', light: 'فاتح', dark: 'داكن' },
  myCards: 'بطاقاتي',
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'لم ينادِ أحد على هذا الرقم. ربما الرابط قديم، أو سقط منه حرف.',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  profile: 'إعدادات الحساب',
  showMore: 'عرض المزيد',
  showPassword: 'إظهار كلمة المرور',
  stay: 'البقاء',
  updated: `تحديث جديد من ${PRODUCT_NAME}`,
}
