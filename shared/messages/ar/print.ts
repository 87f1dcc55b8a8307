import type { Messages } from '../messages.ts'
import type { print as english } from '../en/print.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

const pagesOf = (count: number) =>
  plural(count, {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: `${count} صفحات`,
    many: `${count} صفحة`,
    other: `${count} صفحة`,
  })

export const print: Messages<typeof english> = {
  title: 'تنزيل البطاقة',
  tabs: { label: 'طباعة أو تحقق', print: 'طباعة', check: 'التحقق من ورقة' },
  pdf: 'تنزيل PDF',
  png: 'تنزيل PNG',
  drawing: 'جارٍ الرسم...',
  notDrawn: 'تعذّر صنع الصورة',

  what: 'ما يُطبع',
  thisCard: 'هذه البطاقة',
  shuffledSheets: 'ورقة لكل لاعب',
  count: 'عدد الأوراق',
  countHint: (most) => `من 1 إلى ${most}`,
  countWrong: (most) => `يُرجى إدخال عدد صحيح من 1 إلى ${most}.`,
  perPage: 'أوراق في الصفحة',
  paper: 'الورق',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'ألوان البطاقة',
  callList: 'قائمة النداء',
  callListHint: 'صفحة إضافية فيها كل العبارات لوضع علامة أمام ما نودي به.',
  link: 'رمز QR والرابط',
  codes: 'رمز على كل ورقة',
  codesHint: 'للتحقق من الورقة عندما يصيح أحدهم «بينغو».',
  otherWords: 'في كل ورقة عبارات مختلفة.',
  otherOrder: 'العبارات نفسها بترتيب مختلف في كل ورقة.',
  output: (pages, paper) => `${pagesOf(pages)}، ${paper}`,
  outputLandscape: (pages, paper) => `${pagesOf(pages)}، ${paper}، أفقي`,
  toCut: (parts) => `تُقصّ كل صفحة إلى ${parts === 2 ? 'قسمين' : `${parts} أقسام`}.`,
  preview: (output) => `معاينة: ${output}`,

  onPaper: {
    callList: 'قائمة النداء: ضعوا علامة أمام ما نودي به.',
    play: 'العبوا على الهاتف',
    name: 'الاسم',
    toWin: (pattern) => `للفوز: ${pattern}`,
  },

  code: 'رمز الورقة',
  codeHint: 'مطبوع أسفل كل ورقة، مثل v7-17.',
  check: 'تحقق',
  sheet: (code) => `الورقة \u2066${code}\u2069`,
  problems: {
    empty: 'يُرجى إدخال الرمز المطبوع على الورقة.',
    malformed: 'يكون الرمز مثل v7-17.',
    number: (most) => `أرقام الأوراق من 1 إلى ${most}.`,
    otherDevice: 'طُبعت هذه الورقة من جهاز آخر. يمكن التحقق منها هناك.',
    onlyFirst: 'طبع هذا الجهاز الورقة 1 من هذا الإصدار.',
    onlyUpTo: (last) => `طبع هذا الجهاز الأوراق من 1 إلى ${last} من هذا الإصدار.`,
  },
}
