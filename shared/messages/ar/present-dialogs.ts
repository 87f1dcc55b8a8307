import type { Messages } from '../messages.ts'
import type { presentDialogs as english } from '../en/present-dialogs.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const presentDialogs: Messages<typeof english> = {
  options: {
    title: 'خيارات النداء',
    playersSee: 'يرى اللاعبون النداءات',
    playersSeeHint: 'تظهر حلقة حول ما نودي به. لا تتغيّر علامات أحد.',
    say: 'نطق العبارات',
    sayHint: 'بصوت من هذا الجهاز.',
    automatic: 'نداء تلقائي',
    automaticHint: 'يتوقف عند مغادرة هذه الصفحة.',
    off: 'متوقف',
    every: (seconds) =>
      plural(seconds, {
        zero: 'بلا توقف',
        one: 'كل ثانية',
        two: 'كل ثانيتين',
        few: `كل ${seconds} ثوانٍ`,
        many: `كل ${seconds} ثانية`,
        other: `كل ${seconds} ثانية`,
      }),
  },
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    clicker: 'يمكن استخدام جهاز تقليب الشرائح أيضًا.',
    single: 'اختصارات بمفتاح واحد',
    card: { keys: '1، C', effect: 'البطاقة' },
    code: { keys: '2، Q', effect: 'رمز QR' },
    caller: { keys: '3، L', effect: 'قائمة المنادي' },
    fullScreen: { keys: 'F', effect: 'ملء الشاشة؛ الخروج بمفتاح Esc' },
    next: { keys: 'المسافة، →، Page Down', effect: 'العبارة التالية' },
    back: { keys: '←، Page Up', effect: 'تراجع عن آخر نداء' },
  },
  startOver: {
    title: 'البدء من جديد؟',
    withRound: 'تبدأ جولة جديدة: تُمسح كل النداءات حتى الآن لدى الجميع، ويُسأل اللاعبون عن مسح علاماتهم.',
    callsOnly: 'تُمسح كل النداءات حتى الآن ويُعاد خلط العبارات.',
    answer: 'بدء من جديد',
    pending: 'جارٍ البدء...',
    roundToo: 'بدء جولة جديدة أيضًا',
    roundTooHint: 'يُسأل اللاعبون عن مسح علاماتهم.',
  },
}
