import type { Messages } from '../messages.ts'
import type { landing as english } from '../en/landing.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: 'اصنعوها.', line: '<verb>اصنعوا</verb> بطاقة من أشياء تحدث دائمًا.' },
    send: { shout: 'أرسلوها.', line: '<verb>شاركوا</verb> رابطًا واحدًا. الجميع يلعب.' },
    shout: { shout: 'اهتفوا!', line: '<verb>العبوا</verb> معًا. خط\u00a0كامل يعني BINGO.' },
  },
  create: 'إنشاء أول بطاقة',
  noAccount: 'لا حاجة إلى حساب للعب أو لإنشاء بطاقة.',
  onlyToShare: 'سجّلوا الدخول للتعديل مباشرة أثناء اللعب.',
  occasions: 'ماذا تشاهدون اليوم أو تحضرون أو تحتملون؟',
  movies: 'سهرات الأفلام',
  meetings: 'اجتماعات الإنترنت',
  classroom: 'أنشطة الصف',
  family: 'لمّات العائلة',
  road: 'رحلات السيارة',
  office: 'حفلات العمل',
  sports: 'المباريات',
  television: 'سهرات المسلسلات',
  classic: 'بينغو كلاسيكية من 1 إلى 75',
  surprise: 'مفاجأة',
  shuffling: 'جارٍ الخلط...',
  start: 'هيا نبدأ',

  sample: {
    explanation: 'بطاقة للتجربة، تُلعب هنا مباشرةً. لا شيء يُحفظ أو يُرسل.',
    tryIt: 'للتجربة:',
    heading: (title) => `للتجربة: ${title}`,
    titleField: 'عنوان بطاقتك',
    won: (sentence) => `BINGO!\u200e ${sentence}`,
    lines: (count) =>
      plural(count, {
        zero: 'لا خطوط',
        one: 'خط واحد',
        two: 'خطان',
        few: `${count} خطوط`,
        many: `${count} خطًا`,
        other: `${count} خط`,
      }),
    idle: 'انقروا على ما يحدث',
    nudge: 'هيا، نقرة واحدة',
    makeOwn: 'بطاقة خاصة بك',
    again: 'مرة أخرى',
    reset: 'بدأت بطاقة التجربة من جديد. بقيت واحدة.',
  },

  welcome: {
    title: 'بطاقاتك',
    logIn: 'دخول لرؤية كل بطاقاتك',
    all: 'كل بطاقاتي',
    newCard: 'بطاقة جديدة',
    play: 'لعب',
    playNamed: (title) => `اللعب بالبطاقة «${title}»`,
    edit: 'تعديل',
    editNamed: (title) => `تعديل ${title}`,
  },
}
