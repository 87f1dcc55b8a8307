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
  conflict: 'تغيّرت البطاقة من مكان آخر',
  conflictText: 'غيّر مضيف آخر الشيء نفسه، أو غيّرته أنت في علامة تبويب أخرى.',
  keepMine: 'إبقاء تغييري',
  keepTheirs: 'إبقاء تغييرهم',
  parts: {
    grid: 'الشبكة كلها',
    title: 'العنوان',
    theme: 'اللون',
    image: 'صورة الخانة الحرة',
    pattern: 'شرط الفوز',
    extra: 'عبارات إضافية',
    oldSquare: 'خانة من الشبكة القديمة',
  },
  yours: (part, mine) => `${part}: لديك ${quoted(mine)}`,
  both: (part, mine, theirs) => `${part}: لديك ${quoted(mine)}، ولديهم ${quoted(theirs)}`,
  andMore: (parts) => `و${parts} غيرها`,
  place: (row, column) => `الصف ${row}، العمود ${column}`,
  logIn: 'دخول',
}

/** Words in quotes, or that there are none. */
function quoted(words: string): string {
  return words === '' ? 'لا شيء' : `«${words}»`
}
