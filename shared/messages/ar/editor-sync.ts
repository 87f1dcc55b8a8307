import type { Messages } from '../messages.ts'
import type { editorSync as english } from '../en/editor-sync.ts'

const asNew = 'يمكنك حفظ ما يظهر لك كبطاقة جديدة لها رابطها.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'انتهى تسجيل الدخول',
  signedOutText: 'تغييراتك بأمان هنا. تُحفظ عند تسجيل الدخول.',
  losses: {
    deleted: { title: 'حُذفت هذه البطاقة', text: asNew },
    gone: { title: 'لم تعد هذه البطاقة على الخادم', text: asNew },
    foreign: { title: 'هذه البطاقة لحساب آخر', text: asNew },
    removed: {
      title: 'لم يعد بإمكانك تعديل هذه البطاقة',
      text: `أزالك صاحب البطاقة من المضيفين المشاركين، أو حذف حسابه. ${asNew}`,
    },
  },
  asNew: 'حفظ كجديدة',
}
