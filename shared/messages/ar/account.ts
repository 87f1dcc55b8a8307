import type { Messages } from '../messages.ts'
import type { account as english } from '../en/account.ts'
import { LINK_MINUTES } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const account: Messages<typeof english> = {
  email: 'البريد الإلكتروني',
  username: 'اسم المستخدم',
  usernameHint: 'من 3 إلى 20 حرفًا إنجليزيًا أو رقمًا أو نقطة أو شرطة عادية أو سفلية',
  newPassword: 'كلمة المرور الجديدة',
  passwordHint: (minLength) =>
    plural(minLength, {
      zero: 'بأي طول',
      one: 'حرف واحد على الأقل',
      two: 'حرفان على الأقل',
      few: `${minLength} أحرف على الأقل`,
      many: `${minLength} حرفًا على الأقل`,
      other: `${minLength} حرف على الأقل`,
    }),
  optional: 'اختياري',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',
  profileIcon: (icon) => `أيقونة الملف الشخصي: ${icon}`,
  icons: {
    cat: 'قطة',
    dog: 'كلب',
    fish: 'سمكة',
    'gamepad-2': 'يد تحكم',
    gem: 'جوهرة',
    palette: 'لوحة ألوان',
    'paw-print': 'أثر مخلب',
    pizza: 'بيتزا',
    plane: 'طائرة',
    rabbit: 'أرنب',
    rocket: 'صاروخ',
    robot: 'روبوت',
    snail: 'حلزون',
    sprout: 'نبتة',
    'tree-palm': 'نخلة',
    turtle: 'سلحفاة',
  },
  linkSent: 'أُرسل الرابط',
  linkSentText: `الرابط في بريدك الآن. تنتهي صلاحيته بعد ${LINK_MINUTES} دقيقة.`,
  linkNotSent: 'لم يُرسل الرابط',
  sending: 'جارٍ الإرسال...',
}
