import type { Messages } from '../messages.ts'
import type { emails as english } from '../en/emails.ts'
import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'

export const emails: Messages<typeof english> = {
  signature: `فريق ${PRODUCT_NAME}`,
  verificationSubject: `تأكيد بريدك الإلكتروني في ${PRODUCT_NAME}`,
  verification: (link) => `أهلًا بك في ${PRODUCT_NAME}. من هنا تأكيد بريدك الإلكتروني:

${link}

يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${LINK_MINUTES} دقيقة.`,
  resetSubject: `كلمة مرور جديدة في ${PRODUCT_NAME}`,
  reset: (link) => `وصلنا طلب، نرجو أنه منك، لتغيير كلمة مرورك في ${PRODUCT_NAME}. من هنا اختيار كلمة جديدة:

${link}

يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${LINK_MINUTES} دقيقة. إن لم يكن الطلب منك، فلا حاجة إلى فعل شيء: كلمة مرورك لم تتغيّر.`,
  invitationSubject: `إنشاء حساب في ${PRODUCT_NAME}`,
  invitation: (
    link,
  ) => `وصلنا طلب، نرجو أنه منك، لإنشاء حساب في ${PRODUCT_NAME} ببريدك الإلكتروني. من هنا إنشاء حسابك:

${link}

يعمل الرابط مرة واحدة ولبريدك وحده، وتنتهي صلاحيته بعد ${INVITATION_DAYS} أيام. إن كان لديك حساب، يكفي تسجيل الدخول.`,
  signInElsewhereSubject: `حسابك في ${PRODUCT_NAME}`,
  signInElsewhere: (provider) =>
    `وصلنا طلب، نرجو أنه منك، لكلمة مرور جديدة. ليس لحسابك كلمة مرور: تسجيل الدخول إليه عبر ${provider}.`,
  passwordChangedSubject: `تغيّرت كلمة مرورك في ${PRODUCT_NAME}`,
  passwordChanged: `تغيّرت كلمة مرورك الآن، وسُجّل خروجك من كل الأجهزة الأخرى.

إن لم يكن ذلك منك، يُرجى تغييرها فورًا عبر «نسيت كلمة المرور؟» في صفحة الدخول.`,
  reportDecidedSubject: `بلاغك في ${PRODUCT_NAME}`,
  reportRemoved: (link, why) => `شكرًا لك على بلاغك. نظر فيه إنسان:
${link}

لقد أزلناه.

السبب: ${why}

إن كان لك رأي آخر، يمكنك مراسلتنا على العنوان في صفحة «للتواصل».`,
  reportKept: (link, why) => `شكرًا لك على بلاغك. نظر فيه إنسان:
${link}

لقد أبقيناه كما هو.

السبب: ${why}

إن كان لك رأي آخر، يمكنك مراسلتنا على العنوان في صفحة «للتواصل».`,
  takenDownSubject: `أُزيلت بطاقتك من ${PRODUCT_NAME}`,
  takenDown: (link, why) => `أزلنا إحدى بطاقاتك بعد بلاغ:
${link}

السبب: ${why}

إن كان ذلك خطأ، يمكنك مراسلتنا على العنوان في صفحة «للتواصل» خلال ${APPEAL_DAYS} يومًا. بعدها تُحذف كلمات البطاقة نهائيًا.`,
}
