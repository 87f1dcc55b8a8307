import type { Messages } from '../messages.ts'
import type { profile as english } from '../en/profile.ts'

export const profile: Messages<typeof english> = {
  form: 'الملف الشخصي',
  displayName: 'الاسم الظاهر',
  save: 'حفظ التغييرات',
  saved: 'حُدّث الملف الشخصي',
  saveFailed: 'تعذّر التحديث',
  saveUnexplained: 'تعذّر تحديث ملفك الشخصي. تُرجى إعادة المحاولة.',

  preview: 'معاينة',
  unconfirmed: 'البريد الإلكتروني غير مؤكد',
  resend: 'إعادة إرسال رسالة التأكيد',
  since: 'معنا منذ <day></day>',
  sinceGoogle: 'معنا منذ <day></day>، والدخول عبر Google',
  sinceOrganization: 'معنا منذ <day></day>، والدخول عبر مؤسستك',

  passwordTitle: 'تغيير كلمة المرور',
  currentPassword: 'كلمة المرور الحالية',
  confirmPassword: 'تأكيد كلمة المرور الجديدة',
  changePassword: 'تغيير كلمة المرور',
  passwordChanged: 'تغيّرت كلمة المرور',
  passwordChangedText: 'سجّلنا خروجك من كل الأجهزة الأخرى.',
  passwordFailed: 'لم تتغيّر كلمة المرور',

  devicesTitle: 'الأجهزة الأخرى',
  devices: 'ضاع هاتفك؟ بقي حسابك مفتوحًا في المدرسة؟ من هنا يمكنك الخروج من كل الأجهزة الأخرى.',
  logOutOthers: 'خروج من الأجهزة الأخرى',
  loggingOutOthers: 'جارٍ الخروج...',
  othersOut: 'تم الخروج',
  othersOutText: 'لا دخول الآن إلا من هذا الجهاز.',
  othersFailed: 'تعذّر الخروج',

  tokensTitle: 'رموز الوصول',
  loadingTokens: 'جارٍ تحميل رموزك',

  dataTitle: 'بياناتك',
  data: 'ملف واحد فيه حسابك وبطاقاتك وفئاتك وما لعبت به. يمكن استيراد بطاقاته من «بطاقاتي».',
  download: 'تنزيل بياناتي',
  downloading: 'جارٍ التنزيل...',
  downloaded: 'نُزّلت البيانات',
  downloadedText: (file) => `الملف ${file} بين تنزيلاتك.`,
  downloadFailed: 'لم تُنزَّل البيانات',
  cutOff: 'انقطع الاتصال قبل أن يصل كل شيء. تُرجى إعادة المحاولة.',

  deletionTitle: 'حذف الحساب',
  deletion: 'سنحذف اسمك وبريدك وفئاتك. سيبقى بإمكان كل من لديه رابط أن يلعب ببطاقاتك.',
  delete: 'حذف الحساب',

  accountDeletion: {
    title: 'حذف حسابك؟',
    warning:
      'لا يمكن التراجع عن هذا. سنحذف فئاتك أيضًا. سيبقى بإمكان كل من لديه رابط أن يلعب ببطاقاتك، لكن لن يعدّلها أحد.',
    password: 'كلمة مرورك',
    delete: 'حذف الحساب',
    deleted: 'حُذف الحساب',
    deletedText: 'تبقى بطاقاتك متاحة للعب لكل من لديه الرابط.',
    failed: 'لم يُحذف الحساب',
    logInAgain: 'يُرجى تسجيل الدخول من جديد ثم حذف الحساب.',
  },
}
