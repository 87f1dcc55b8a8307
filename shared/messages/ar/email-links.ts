import type { Messages } from '../messages.ts'
import type { emailLinks as english } from '../en/email-links.ts'
import { LINK_MINUTES } from '#shared/product.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'دخول',
  profile: 'إعدادات الحساب',
  reset: {
    title: 'كلمة مرور جديدة',
    confirmPassword: 'تأكيد كلمة المرور',
    save: 'حفظ كلمة المرور الجديدة',
    failed: 'لم تتغيّر كلمة المرور',
    backToLogIn: 'العودة إلى الدخول',
    requestAgain: 'طلب رابط جديد',
    done: 'حُفظت كلمة مرورك الجديدة',
    doneText: 'يمكنك الدخول بها الآن. سجّلنا خروجك من كل مكان آخر.',
    incomplete: 'كان الرابط ناقصًا. يُرجى فتحه من البريد مرة أخرى، أو طلب رابط جديد هنا.',
    requestHint: 'سنرسل إلى بريدك رابطًا لاختيار كلمة مرور جديدة.',
    request: 'إرسال رابط إلى بريدي',
    requested: 'وصل طلبك',
    requestedText: 'إذا كان لهذا العنوان حساب، فالرابط في الطريق إلى بريدك.',
    expires: `يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${LINK_MINUTES} دقيقة.`,
  },
  verify: {
    title: 'تأكيد بريدك الإلكتروني',
    incomplete: 'هذا الرابط ناقص. يُرجى فتحه من البريد مرة أخرى.',
    pending: 'جارٍ تأكيد بريدك الإلكتروني',
    done: 'تأكّد بريدك الإلكتروني',
    doneText: 'إن نسيت كلمة مرورك يومًا، يمكننا إرسال رابط إلى بريدك لاختيار غيرها.',
    already: 'مؤكد من قبل',
    alreadyText: (reason, email) => `${reason} بريدك ${email} مؤكد.`,
    invalid: 'تعذّر تأكيد بريدك الإلكتروني',
    logInForLink: 'دخول للحصول على رابط جديد',
    sendAgain: 'إرسال رابط جديد',
    failed: 'لم يُؤكَّد بعد',
  },
}
