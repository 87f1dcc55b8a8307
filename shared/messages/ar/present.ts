import type { Messages } from '../messages.ts'
import type { present as english } from '../en/present.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

const left = (count: number) =>
  plural(count, {
    zero: 'لم يبق شيء',
    one: 'بقيت عبارة واحدة',
    two: 'بقيت عبارتان',
    few: `بقيت ${count} عبارات`,
    many: `بقيت ${count} عبارة`,
    other: `بقيت ${count} عبارة`,
  })

export const present: Messages<typeof english> = {
  title: (card) => `${card} (شاشة العرض)`,
  offline: 'دون اتصال: لن تظهر التعديلات الجديدة',

  back: 'العودة إلى البطاقة',
  views: { label: 'طريقة العرض', card: 'البطاقة', code: 'رمز QR', caller: 'المنادي' },
  newRound: 'جولة جديدة',
  shortcuts: 'اختصارات لوحة المفاتيح',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',

  scan: 'امسحوا الرمز والعبوا',
  ownOrder: 'لكل لاعب ترتيبه.',
  typeCode: 'أو اكتبوا هذا الرمز في <site></site>',
  noCode: (reason) => `${reason} لم يعد رابطها يعمل، لذا لا رمز لها.`,

  noWords: 'لا عبارات للنداء بعد',
  eyesDown: 'العيون على البطاقات! تظهر العبارة الأولى بالضغط على «التالي».',
  notCalled: 'لا نداءات بعد',
  hostsCall: 'النداء لمضيفي هذه البطاقة فقط. للنداء بهذه العبارات بنفسك يمكنك <copy>صنع نسختك</copy>.',
  next: 'التالي',
  allCalled: 'نودي بالكل',
  undo: 'تراجع عن آخر نداء',
  startOver: 'بدء من جديد',
  called: 'النداءات',
  calledSoFar: 'النداءات حتى الآن',
  playersSee: 'يرى اللاعبون النداءات',
  every: (seconds) => `كل ${seconds} ث`,
  sayAgain: 'نطقها مرة أخرى',
  options: 'خيارات النداء',
  deviceCalls: (count) =>
    plural(count, {
      zero: 'هل نضيف عبارات هذا الجهاز؟',
      one: 'هل نضيف العبارة التي نودي بها على هذا الجهاز؟',
      two: 'هل نضيف العبارتين اللتين نودي بهما على هذا الجهاز؟',
      few: `هل نضيف ${count} عبارات نودي بها على هذا الجهاز؟`,
      many: `هل نضيف ${count} عبارةً نودي بها على هذا الجهاز؟`,
      other: `هل نضيف ${count} عبارة نودي بها على هذا الجهاز؟`,
    }),
  addCalls: 'إضافة',
  dropCalls: 'بلا إضافة',

  progress: {
    none: left,
    some: (called, rest) => `نودي بـ ${called}، و${left(rest)}`,
    all: (called) => `اكتمل كل شيء: نودي بها كلها (${called})`,
    helpless: (count) =>
      plural(count, {
        zero: 'كلها مفيدة',
        one: 'واحدة منها لا تفيد أحدًا',
        two: 'اثنتان منها لا تفيدان أحدًا',
        few: `${count} منها لا تفيد أحدًا`,
        many: `${count} منها لا تفيد أحدًا`,
        other: `${count} منها لا تفيد أحدًا`,
      }),
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    undone: (word, current) => `تراجع عن نداء: ${word}. ${current}.`,
    undoneAll: (word) => `تراجع عن نداء: ${word}. لا نداءات بعد.`,
  },
  callerOptions: {
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
  keys: {
    clicker: 'يمكن استخدام جهاز تقليب الشرائح أيضًا.',
    single: 'اختصارات بمفتاح واحد',
    card: { keys: '1، C', effect: 'البطاقة' },
    code: { keys: '2، Q', effect: 'رمز QR' },
    caller: { keys: '3، L', effect: 'قائمة المنادي' },
    fullScreen: { keys: 'F', effect: 'ملء الشاشة؛ الخروج بمفتاح Esc' },
    next: { keys: 'المسافة، →، Page Down', effect: 'العبارة التالية' },
    back: { keys: '←، Page Up', effect: 'تراجع عن آخر نداء' },
  },
}
