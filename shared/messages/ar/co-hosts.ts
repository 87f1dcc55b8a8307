import type { Messages } from '../messages.ts'
import type { coHosts as english } from '../en/co-hosts.ts'
import { CO_HOSTS_PER_CARD } from '#shared/product.ts'

export const coHosts: Messages<typeof english> = {
  title: 'المضيفون المشاركون',
  explanation: `حتى ${CO_HOSTS_PER_CARD} أشخاص يعدّلون هذه البطاقة معك مباشرةً. لا يمكنهم حذفها أو دعوة غيرهم.`,
  username: 'اسم المستخدم',
  usernameHint: 'يجده كل شخص في إعدادات الحساب.',
  add: 'إضافة',
  adding: 'جارٍ الإضافة...',
  added: 'أُضيف مضيف مشارك',
  addedText: (name) => `هذه البطاقة الآن في «بطاقاتي» لدى ${name}.`,
  addFailed: 'تعذّرت إضافة مضيف مشارك',
  yours: 'مضيفوك المشاركون',
  none: 'أنت فقط حتى الآن.',
  loading: 'جارٍ تحميل القائمة',
  remove: 'إزالة',
  removeOne: (name) => `إزالة ${name}`,
  removed: (name) => `لم يعد بإمكان ${name} تعديل هذه البطاقة.`,
  removedWithLink: (name) => `لم يعد بإمكان ${name} تعديل هذه البطاقة. أُوقف رابط الدعوة أيضًا.`,
  removeFailed: 'تعذّرت إزالة المضيف المشارك',

  link: 'رابط الدعوة',
  linkEnded: 'أُوقف رابط الدعوة أيضًا.',
  linkHint: 'كل من يفتحه ويسجّل الدخول يصبح مضيفًا مشاركًا.',
  linkMade: 'كل من يفتحه ويسجّل الدخول يصبح مضيفًا مشاركًا. يُرجى نسخه الآن: لا يمكننا عرضه مرة أخرى.',
  linkKept: (date) =>
    `رابطك بتاريخ ${date} لا يزال يعمل، لكن لا يمكننا عرضه مرة أخرى. الرابط الجديد يحل محله.`,
  makeLink: 'إنشاء رابط',
  newLink: 'رابط جديد',
  making: 'جارٍ الإنشاء...',
  makeFailed: 'تعذّر إنشاء رابط',
  turnOff: 'إيقاف',
  turningOff: 'جارٍ الإيقاف...',
  turnOffFailed: 'تعذّر إيقاف الرابط',
  linkCopied: 'نُسخ الرابط',
  linkCopiedText: 'جاهز لإرساله إلى المضيف المشارك.',
  copyFailed: 'تعذّر نسخ الرابط',
  copyFailedText: 'يُرجى نسخ الرابط يدويًا.',

  leaveTitle: 'إنهاء مشاركتك في الاستضافة؟',
  leaveText: (card) => `لن يعود بإمكانك تعديل البطاقة «${card}». يبقى اللعب بها متاحًا لك.`,
  leave: 'إنهاء الاستضافة',
  leaving: 'جارٍ الإنهاء...',
  left: 'انتهت مشاركتك في الاستضافة',
  leftText: (card) => `ما زال بإمكانك اللعب بالبطاقة «${card}».`,
  leaveFailed: 'تعذّر إنهاء الاستضافة',
}
