import type { Messages } from '../messages.ts'
import type { proof as english } from '../en/proof.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const proof: Messages<typeof english> = {
  title: 'التحقق من الفوز',
  offline: 'دون اتصال: لن تظهر النداءات الجديدة',
  won: 'فوز صحيح!',
  notWon: 'لا فوز بعد',
  unknown: 'عليك التحقق من العبارات',
  noLink: 'لا يوجد ما نتحقق منه',
  noLinkText: 'الرابط ناقص. يمكن للاعب إرساله كاملًا من «إثبات الفوز».',
  trust: 'تثق هذه الصفحة بما يقوله متصفح اللاعب. لا يصل شيء منه إلى خادمنا.',
  board: (title) => `بطاقة اللاعب: ${title}`,
  called: (count) =>
    plural(count, {
      zero: 'لا نداءات بعد',
      one: 'نداء واحد حتى الآن',
      two: 'نداءان حتى الآن',
      few: `${count} نداءات حتى الآن`,
      many: `${count} نداءً حتى الآن`,
      other: `${count} نداء حتى الآن`,
    }),
  notes: 'ملاحظات',
  states: {
    both: (count) => `عليها علامة ونودي بها (${count})`,
    marked: (count) => `عليها علامة ولم يُنادَ بها (${count})`,
    called: (count) => `نودي بها بلا علامة (${count})`,
  },

  allCalled: (line, count) =>
    plural(count, {
      zero: `${line}: نودي بالكل.`,
      one: `${line}: نودي بالخانة.`,
      two: `${line}: نودي بالخانتين.`,
      few: `${line}: نودي بالخانات كلها (${count}).`,
      many: `${line}: نودي بالخانات كلها (${count}).`,
      other: `${line}: نودي بالخانات كلها (${count}).`,
    }),
  notCalled: (line, words) => `${line}: لم يُنادَ بعد بـ: ${words}.`,
  blank: 'خانة فارغة',
  earlierRound: 'هذا الفوز من جولة سابقة.',
  changed: 'تغيّرت البطاقة منذ أن أرسل اللاعب هذا.',
  noLine: 'لا خط مكتمل على هذه البطاقة.',
  noCalls: 'لا نداءات على هذه البطاقة بعد، فلا شيء نقارن به.',
  notReached: 'تعذّر الوصول إلى البطاقة الآن، فقد تنقص النداءات الجديدة.',
  noCard: 'البطاقة ليست على خادمنا، فلا نداءات نقارن بها.',
  words: (words) => `عبارات اللاعب: ${words}.`,
}
