import type { Messages } from '../messages.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'
import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('ar')

const NUMBERS = ['ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة']
const lines = (count: number) =>
  plural(count, {
    zero: 'لا خطوط',
    one: 'خط واحد',
    two: 'خطان',
    few: `${NUMBERS[count - 3] ?? count} خطوط`,
    many: `${count} خطًا`,
    other: `${count} خط`,
  })

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'في معظم الألعاب'
  if (share < 0.02) return 'نادرًا جدًا'
  if (share > 0.58) return 'في لعبتين من كل 3'
  const one = Math.round(1 / share)
  return plural(one, {
    zero: 'نادرًا جدًا',
    one: 'في كل لعبة',
    two: 'في لعبة من كل لعبتين',
    few: `في لعبة من كل ${one} ألعاب`,
    many: `في لعبة من كل ${one} لعبة`,
    other: `في لعبة من كل ${one} لعبة`,
  })
}

const players = (count: number) =>
  plural(count, {
    zero: 'بلا لاعبين',
    one: 'مع لاعب واحد',
    two: 'مع لاعبَين',
    few: `مع ${count} لاعبين`,
    many: `مع ${count} لاعبًا`,
    other: `مع ${count} لاعب`,
  })

const afterCalls = (count: number) =>
  plural(count, {
    zero: 'قبل أي نداء',
    one: 'بعد نداء واحد تقريبًا',
    two: 'بعد نداءَين تقريبًا',
    few: `بعد ${count} نداءات تقريبًا`,
    many: `بعد ${count} نداءً تقريبًا`,
    other: `بعد ${count} نداء تقريبًا`,
  })

export const cardDialogs: Messages<typeof english> = {
  blackout: 'اكتملت البطاقة!',
  blackoutText: 'على كل خانة علامة.',
  bingo: (rest) => `BINGO!\u200e ${rest}`,
  codeFailed: 'لم يُحمَّل رمز QR.',
  codeNear: 'يُمسح الرمز عن قرب: تفاصيله أدقّ من أن تُقرأ من آخر القاعة.',
  codeOf: 'رمز QR للرابط',
  noCode: 'هذه البطاقة أطول من أن يتّسع لها رمز QR. يمكنك إرسال رابطها بدلًا منه.',
  copyLink: 'نسخ الرابط',
  forecast: (count, calls, ties) =>
    `${players(count)}، يأتي أول فوز ${afterCalls(calls)}، ويفوز اثنان معًا ${howOften(ties)}.`,
  forecastTitle: 'كم تدوم اللعبة؟',
  layout: 'ترتيب مختلف لكل لاعب',
  layoutDrawn: 'لكل لاعب بطاقة من كل عباراتك. يناسب اللعب مع منادٍ.',
  layoutShuffled: 'العبارات نفسها بترتيب مختلف لكل لاعب. يناسب اللعب مع منادٍ.',
  lines,
  linesInText: lines,
  patternsInText: {
    line: 'خط واحد',
    'two-lines': 'خطان',
    corners: 'الزوايا الأربع',
    x: 'علامة X',
    frame: 'الإطار',
    full: 'البطاقة كاملة',
  },
  linesInOneGo: (count) => `${lines(count)} دفعة واحدة.`,
  newRound: {
    title: 'بدء جولة جديدة؟',
    text: 'سنسأل اللاعبين عن مسح علاماتهم. تبقى الخانات كما هي.',
    textWithCalls: 'سنسأل اللاعبين عن مسح علاماتهم. تبدأ النداءات من الصفر، وتبقى الخانات كما هي.',
    start: 'بدء',
    starting: 'جارٍ البدء...',
    started: 'بدأت جولة جديدة',
    startedText: 'يمكن للاعبين مسح علاماتهم بنقرة واحدة.',
    failed: 'تعذّر بدء جولة جديدة',
  },
  play: (title) => `العبوا «${title}» على ${PRODUCT_NAME}`,
  playUntitled: `العبوا ${PRODUCT_NAME} معي`,
  temporary: {
    elsewhere:
      'هذه البطاقة محفوظة في المتصفح الذي صُنعت فيه فقط. للعب بها هنا، على مضيفها أن يشاركها ويرسل إليك الرابط الجديد.',
    own: 'هذه البطاقة محفوظة في هذا المتصفح فقط. رابطها يحمل نسخة يستطيع أي شخص اللعب بها.',
    signIn: 'دخول للمشاركة',
  },
  report: {
    title: 'إبلاغ',
    private: 'هذا موقع خاص: يديره شخص لمعارفه، ولم يُحدَّد من يستلم بلاغك. يمكنك سؤال من أرسل إليك الرابط.',
    to: (name) => `يصل بلاغك إلى ${name}. القرار لإنسان، مهما كان عدد البلاغات.`,
    toOperators: 'يصل بلاغك إلى من يديرون هذا الموقع. القرار لإنسان، مهما كان عدد البلاغات.',
    reason: 'ما المشكلة؟',
    noReason: 'يُرجى اختيار سبب',
    text: 'بكلماتك',
    name: 'اسمك (اختياري)',
    email: 'بريدك الإلكتروني (اختياري)',
    emailHint: 'للرد عليك. يُحفظ مع بلاغك 90 يومًا.',
    true: 'أعتقد أن هذا صحيح',
    send: 'إرسال البلاغ',
    sending: 'جارٍ الإرسال...',
    sent: 'أُرسل البلاغ',
    sentText: 'شكرًا لك. سيراجعه شخص منا.',
    failed: 'لم يُرسل البلاغ',
  },
  spokenCode: (digits) => `الرمز: ${digits}`,
  noCodeYet: (reason) => `لا رمز بعد. ${reason}`,
  rows: {
    top: 'الصف العلوي',
    second: 'الصف الثاني',
    middle: 'الصف الأوسط',
    third: 'الصف الثالث',
    fourth: 'الصف الرابع',
    bottom: 'الصف السفلي',
  },
  columns: {
    left: 'العمود الأيسر',
    second: 'العمود الثاني من اليسار',
    middle: 'العمود الأوسط',
    third: 'العمود الثالث من اليسار',
    fourth: 'العمود الرابع من اليسار',
    right: 'العمود الأيمن',
  },
  diagonal: 'الخط المائل',
  won: {
    rows: {
      top: 'الصف العلوي لك.',
      second: 'الصف الثاني لك.',
      middle: 'الصف الأوسط لك.',
      third: 'الصف الثالث لك.',
      fourth: 'الصف الرابع لك.',
      bottom: 'الصف السفلي لك.',
    },
    columns: {
      left: 'العمود الأيسر لك.',
      second: 'العمود الثاني من اليسار لك.',
      middle: 'العمود الأوسط لك.',
      third: 'العمود الثالث من اليسار لك.',
      fourth: 'العمود الرابع من اليسار لك.',
      right: 'العمود الأيمن لك.',
    },
    diagonal: 'الخط المائل لك.',
    corners: 'الزوايا الأربع لك.',
    x: 'علامة X لك.',
    frame: 'الإطار لك.',
    full: 'البطاقة كلها لك.',
  },
}
