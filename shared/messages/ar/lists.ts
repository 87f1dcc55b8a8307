import type { Messages } from '../messages.ts'
import type { lists as english } from '../en/lists.ts'

export const lists: Messages<typeof english> = {
  openFile: 'فتح ملف',
  file: 'ملف فيه قائمة',
  notRead: (name) => `تعذّرت قراءة «${name}»`,
  unreadable: 'يمكنك المحاولة مرة أخرى، أو نسخ القائمة ولصقها.',
  tooLarge: 'الملف أكبر من 5 ميغابايت. يمكنك نسخ الجزء المطلوب ولصقه.',
  oldOffice: 'للملف كلمة مرور أو صيغة قديمة. يُرجى حفظه بلا كلمة مرور بصيغة xlsx أو docx أو csv.',
  broken: 'الملف تالف. يُرجى حفظه مرة أخرى، أو نسخ القائمة ولصقها.',
  noText: 'لا نص فيه يمكننا قراءته. يمكنك تجربة ملف نصي أو جدول أو مستند.',
}
