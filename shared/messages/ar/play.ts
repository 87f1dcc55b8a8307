import type { Messages } from '../messages.ts'
import type { play as english } from '../en/play.ts'
import { pluralIn } from '#shared/messages/messages.ts'

const plural = pluralIn('ar')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!\u200e',
  called: (words) => `نداء: ${words}`,
  create: 'إنشاء البطاقة',
  play: 'لعب البطاقة',
  hint: 'أثناء اللعب، النقر على خانة يضع عليها علامة.',
  lines: (count) =>
    plural(count, {
      zero: 'لا خطوط',
      one: 'خط واحد',
      two: 'خطان',
      few: `${count} خطوط`,
      many: `${count} خطًا`,
      other: `${count} خط`,
    }),
  linkGone: 'يمكنك متابعة اللعب، لكن الرابط لم يعد يعمل.',
  marked: (count) =>
    plural(count, {
      zero: 'لا علامات',
      one: 'علامة واحدة',
      two: 'علامتان',
      few: `${count} علامات`,
      many: `${count} علامة`,
      other: `${count} علامة`,
    }),
  number: (cardId) => `رقم ${cardId}`,
  oneToGo: 'بقيت واحدة',
  reset: 'مسح العلامات',
  resetDone: 'بداية جديدة',
  resetText: 'مُسحت كل العلامات.',
  share: 'مشاركة هذه البطاقة',
  shareText: 'كل من لديه هذا الرابط يلعب بهذه البطاقة. العلامات تبقى خاصة.',
  temporary: 'بطاقة مؤقتة',
}
