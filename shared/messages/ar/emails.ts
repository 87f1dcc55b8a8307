import type { Messages } from '../messages.ts'
import type { emails as english } from '../en/emails.ts'
import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'

export const emails: Messages<typeof english> = {
  signature: `فريق ${PRODUCT_NAME}`,
  verificationSubject: `تأكيد بريدك الإلكتروني في ${PRODUCT_NAME}`,
  verification: (link) => `أهلًا بك في ${PRODUCT_NAME}. لتأكيد بريدك الإلكتروني، يُرجى فتح هذا الرابط:

${link}

يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${LINK_MINUTES} دقيقة.`,
  resetSubject: `كلمة مرور جديدة في ${PRODUCT_NAME}`,
  reset: (link) => `وصلنا طلب لتغيير كلمة مرورك في ${PRODUCT_NAME}. إن كان منك، فهذا رابط اختيار كلمة جديدة:

${link}

يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${LINK_MINUTES} دقيقة. إن لم يكن الطلب منك، فلا حاجة إلى فعل شيء: كلمة مرورك لم تتغيّر.`,
  invitationSubject: `إنشاء حساب في ${PRODUCT_NAME}`,
  invitation: (
    link,
  ) => `وصلنا طلب لإنشاء حساب في ${PRODUCT_NAME} ببريدك الإلكتروني. إن كان منك، فهذا رابط إنشاء حسابك:

${link}

يعمل الرابط مرة واحدة ولبريدك وحده، وتنتهي صلاحيته بعد ${INVITATION_DAYS} أيام. إن كان لديك حساب، يكفي تسجيل الدخول. وإن لم يكن الطلب منك، فلا حاجة إلى فعل شيء.`,
  signInElsewhereSubject: `حسابك في ${PRODUCT_NAME}`,
  signInElsewhere: (provider) =>
    `وصلنا طلب لتغيير كلمة مرورك، لكن حسابك بلا كلمة مرور: تسجيل الدخول إليه يكون عبر ${provider}. إن لم يكن الطلب منك، فلا حاجة إلى فعل شيء.`,
  passwordChangedSubject: `تغيّرت كلمة مرورك في ${PRODUCT_NAME}`,
  passwordChanged: `تغيّرت كلمة مرورك الآن، وسُجّل خروجك من كل الأجهزة الأخرى.

إن لم يكن ذلك منك، يُرجى تغييرها فورًا عبر «نسيت كلمة المرور؟» في صفحة الدخول.`,
  reportDecidedSubject: `بلاغك في ${PRODUCT_NAME}`,
  reportDecided: (link, isRemoved, why) => `شكرًا لك على بلاغك. راجعه شخص منا:
${link}

${isRemoved ? 'لقد أزلناه.' : 'لقد أبقيناه كما هو.'}

السبب: ${why}

إن كان لك رأي آخر، يمكنك مراسلتنا على العنوان في صفحة «التواصل معنا».`,
  takenDownSubject: `أُزيلت بطاقتك من ${PRODUCT_NAME}`,
  takenDown: (link, why) => `أزلنا إحدى بطاقاتك بعد بلاغ:
${link}

السبب: ${why}

إن كان ذلك خطأ، يمكنك مراسلتنا على العنوان في صفحة «التواصل معنا» خلال ${APPEAL_DAYS} يومًا. بعدها تُحذف عبارات البطاقة نهائيًا.`,
}
