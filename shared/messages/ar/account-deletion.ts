import type { Messages } from '../messages.ts'
import type { accountDeletion as english } from '../en/account-deletion.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'حذف حسابك؟',
  warning:
    'لا يمكن التراجع عن هذا. سنحذف فئاتك أيضًا. سيبقى بإمكان كل من لديه رابط أن يلعب ببطاقاتك، لكن لن يعدّلها أحد.',
  password: 'كلمة مرورك',
  delete: 'حذف الحساب',
  deleted: 'حُذف الحساب',
  deletedText: 'تبقى بطاقاتك متاحة للعب لكل من لديه الرابط.',
  failed: 'لم يُحذف الحساب',
  logInAgain: 'يُرجى تسجيل الدخول من جديد ثم حذف الحساب.',
}
