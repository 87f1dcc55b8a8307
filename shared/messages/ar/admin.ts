import type { Messages } from '../messages.ts'
import type { admin as english } from '../en/admin.ts'

export const admin: Messages<typeof english> = {
  title: 'الإدارة',
  notLoaded: 'لم يُحمَّل',
  reports: 'البلاغات',
  noReports: 'لا توجد أي بلاغات.',
  noName: 'بلا اسم',
  noEmail: 'بلا بريد',

  find: 'بحث',
  findField: 'رابط أو رمز انضمام أو اسم مستخدم',
  nothingFound: 'لا شيء بهذا الرابط أو الرمز أو الاسم.',
  states: { live: 'متاحة', removed: 'مُزالة', deleted: 'محذوفة' },
  thing: (state, owner, openReports) => `${state}، المالك: ${owner}، البلاغات المفتوحة: ${openReports}`,
  noOwner: 'لا أحد',
  account: (day, cards) => `منذ ${day}، البطاقات: ${cards}`,
  suspendedAccount: (day, cards) => `منذ ${day}، البطاقات: ${cards}، الحساب موقوف`,

  acts: {
    'take-down': {
      label: 'إزالة',
      title: 'إزالة؟',
      follows: 'يتوقف الرابط في كل مكان وتُبلَّغ الشاشات المفتوحة، ويمكن التراجع خلال 30 يومًا.',
    },
    restore: {
      label: 'استعادة',
      title: 'استعادة؟',
      follows: 'يعود كل شيء متاحًا كما كان.',
    },
    dismiss: {
      label: 'إبقاء',
      title: 'إبقاء؟',
      follows: 'يبقى كل شيء كما هو، وتُغلق البلاغات.',
    },
    suspend: {
      label: 'إيقاف',
      title: 'إيقاف الحساب؟',
      follows: 'يُسجَّل خروج الحساب من كل مكان، ولا يستطيع أحد تغيير بطاقاته حتى إعادة تفعيله.',
    },
    reinstate: {
      label: 'إعادة تفعيل',
      title: 'إعادة تفعيل الحساب؟',
      follows: 'يعود الحساب قادرًا على تسجيل الدخول وتغيير بطاقاته.',
    },
    delete: {
      label: 'حذف الحساب',
      title: 'حذف الحساب؟',
      follows: 'لا يمكن التراجع عن هذا. تبقى بطاقاته متاحة للعب بلا مالك.',
    },
  },
  why: 'لماذا؟',
  whyHint: 'يُحفظ سنة كاملة. يقرؤه أصحاب البلاغات وصاحب البطاقة المُزالة.',
  pending: 'لحظة من فضلك...',
  done: 'تم',
  notDone: 'لم يتم',

  confirm: {
    title: 'هل هذا أنت؟',
    logInAgain:
      'مرّت أكثر من 10 دقائق على آخر تسجيل دخول. يُرجى تسجيل الخروج ثم الدخول من جديد والعودة إلى هنا.',
    password: 'كلمة مرورك',
    passwordHint: 'للدقائق العشر القادمة.',
    passwordMissing: 'يُرجى إدخال كلمة مرورك',
    answer: 'متابعة',
    failed: 'لم يُؤكَّد',
  },
}
