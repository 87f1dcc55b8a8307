import type { Messages } from '../messages.ts'
import type { auth as english } from '../en/auth.ts'
import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'

type Operator = ServerConfig['operator']

const ask = (operator: Operator) =>
  operator ? `يمكنك التواصل مع ${operator.name} على ${operator.email}` : 'يمكنك التواصل مع من يدير هذا الخادم'

export const auth: Messages<typeof english> = {
  title: 'دخول أو إنشاء حساب',
  account: { title: 'بطاقاتك تبقى معك.', line: 'محفوظة، ومتاحة للمشاركة واللعب في أي مكان.' },
  share: { title: 'خطوة واحدة إلى رابطك.', line: 'بطاقتك في انتظارك.' },
  coHost: { title: 'الاستضافة معًا.', line: 'يلزم الدخول أو إنشاء حساب لقبول الدعوة.' },
  designs: 'تصاميم على ذوقك: ستة ألوان وعباراتك أنت',
  gameplay: 'لعب تفاعلي: البطاقة تنتبه إلى الفوز بنفسها',
  shareable: 'بطاقات للمشاركة: رابط واحد والجميع يلعب',
  logInTab: 'دخول',
  registerTab: 'حساب جديد',
  noAccount: 'ليس لديك حساب؟',
  toRegister: 'إنشاء حساب',
  hasAccount: 'لديك حساب؟',
  toLogIn: 'دخول',
  continueWith: (provider) => `متابعة باستخدام ${provider}`,
  googleInApp: 'لا يسمح Google بتسجيل الدخول داخل التطبيقات الأخرى. افتح هذه الصفحة في متصفحك أولًا.',

  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  passwordTooShort: `يجب ألا تقل كلمة المرور عن ${DEFAULT_PASSWORD_MIN_LENGTH} أحرف`,
  loggingIn: 'جارٍ الدخول',
  loggedIn: 'نجح تسجيل الدخول',
  welcomeBack: (name) => `أهلًا بعودتك، ${name}!`,
  logInFailed: 'لم ينجح تسجيل الدخول',
  cookieRefused:
    'متصفحك يرفض ملفات تعريف الارتباط (كوكيز) لهذا الموقع، فتعذّر تسجيل الدخول. يمكنك السماح بها ثم الدخول من جديد، أو إنشاء بطاقة بلا حساب ونسخ رابطها.',
  cookieRefusedAfterRegistering:
    'حسابك جاهز، لكن متصفحك يرفض ملفات تعريف الارتباط (كوكيز) لهذا الموقع، فتعذّر تسجيل الدخول. يمكنك السماح بها ثم الدخول، أو إنشاء بطاقة بلا حساب ونسخ رابطها.',
  forgotPassword: 'نسيت كلمة المرور؟',
  register: 'إنشاء حساب',
  registering: 'جارٍ إنشاء الحساب',
  registered: 'أُنشئ حسابك',
  welcome: (name) => `أهلًا وسهلًا، ${name}!`,
  registerFailed: 'لم يُنشأ الحساب',
  nameAndIcon: 'إضافة اسم وأيقونة',
  displayName: 'الاسم الظاهر (اختياري)',

  closedTitle: 'لا حسابات جديدة هنا',
  closed: 'لا يقبل هذا الخادم حسابات جديدة. إن كنت بحاجة إلى حساب، يمكنك التواصل مع من يدير هذا الخادم.',
  closedAsk:
    'لا يقبل هذا الخادم حسابات جديدة. إن كنت بحاجة إلى حساب، يمكنك التواصل مع <name></name>: <address></address>',
  invitedTitle: 'بدعوة فقط',
  invited: 'يحتاج الحساب الجديد إلى دعوة. من لديه دعوة يفتح رابطها. ويمكنك طلب دعوة ممن يدير هذا الخادم.',
  invitedAsk:
    'يحتاج الحساب الجديد إلى دعوة. من لديه دعوة يفتح رابطها. ويمكنك طلب دعوة من <name></name>: <address></address>',
  noNeed: 'لا حاجة إلى حساب للعب، ولا لإنشاء بطاقة في هذا المتصفح.',
  inviteHint: 'إذا كان عنوانك في القائمة، فسنرسل إليك دعوة بالبريد.',
  invite: 'إرسال دعوة إلى بريدي',
  inviteSent: 'يُرجى تفقّد بريدك',
  inviteSentText: `إذا كان عنوانك في القائمة، فدعوتك في الطريق إليك. تصلح لمدة ${INVITATION_DAYS} أيام.`,
  inviteNotSent: 'لم تُرسل الدعوة',

  external: {
    googleDone: 'نجح الدخول باستخدام Google',
    emailTaken: 'لديك حساب بهذا البريد من قبل. يمكنك الدخول بكلمة مرورك.',
    emailTakenOrOther: (other) =>
      `لديك حساب بهذا البريد من قبل. يمكنك الدخول بكلمة مرورك أو باستخدام ${other}.`,
    emailOfAnother: (operator) => `هناك حساب آخر هنا ببريدك. ${ask(operator)} للمساعدة.`,
    closed: (operator) =>
      `ليس لديك حساب هنا بعد، ولا يقبل هذا الخادم حسابات جديدة. ${ask(operator)} إن كنت بحاجة إلى حساب.`,
    invited: (operator) =>
      `ليس لديك حساب هنا بعد، والحساب الجديد يحتاج إلى دعوة. ${ask(operator)} لطلب دعوة.`,
    invitedOther: 'دعوتك لبريد آخر. يُرجى استخدام البريد الذي وصلتك عليه.',
    suspended: (operator) => `حسابك موقوف. ${ask(operator)} إن كان ذلك خطأ في رأيك.`,
    invitationEnded: (operator) => `استُخدمت دعوتك من قبل أو انتهت صلاحيتها. ${ask(operator)} لطلب دعوة جديدة.`,
    emailUnconfirmed: (provider, operator) =>
      `لم يصلنا بريد مؤكَّد من ${provider}. يلزم تأكيده هناك ثم الدخول من جديد. ${ask(operator)} إن لم ينفع ذلك.`,
    unavailable: (provider) =>
      `تعذّر الوصول إلى تسجيل الدخول عبر ${provider} الآن. تُرجى إعادة المحاولة بعد دقيقة.`,
    unnamed: 'هذه الخدمة',
    googleFailed: 'لم ينجح الدخول باستخدام Google. تُرجى إعادة المحاولة، أو الدخول بكلمة مرورك.',
    failed: (provider) => `لم ينجح الدخول باستخدام ${provider}. تُرجى إعادة المحاولة.`,
  },
}
