import type { Messages } from '../messages.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'
import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('ar')

const changedSquares = (count: number) =>
  plural(count, {
    zero: 'لم يغيّر المضيف أي خانة',
    one: 'غيّر المضيف خانة واحدة',
    two: 'غيّر المضيف خانتين',
    few: `غيّر المضيف ${count} خانات`,
    many: `غيّر المضيف ${count} خانة`,
    other: `غيّر المضيف ${count} خانة`,
  })

const squaresOf = (count: number) =>
  plural(count, {
    zero: 'لا خانات',
    one: 'خانة',
    two: 'خانتين',
    few: `${count} خانات`,
    many: `${count} خانة`,
    other: `${count} خانة`,
  })

const afterMinutes = (count: number) =>
  plural(count, {
    zero: 'في أقل من دقيقة',
    one: 'بعد دقيقة واحدة',
    two: 'بعد دقيقتين',
    few: `بعد ${count} دقائق`,
    many: `بعد ${count} دقيقة`,
    other: `بعد ${count} دقيقة`,
  })

const missingSquares = (count: number) =>
  plural(count, {
    zero: 'اكتمل',
    one: 'بقيت واحدة',
    two: 'بقيت خانتان',
    few: `بقيت ${count} خانات`,
    many: `بقيت ${count} خانة`,
    other: `بقيت ${count} خانة`,
  })

export const playDialogs: Messages<typeof english> = {
  bigger: 'أكبر: عرض كقائمة',
  bringBack: 'استعادة علاماتي',
  clearMarks: 'مسح العلامات',
  clearWords: 'تحصل على خانات مختلفة، وتُمسح علاماتك.',
  codeFailed: 'لم يُحمَّل رمز QR',
  continue: 'متابعة اللعب',
  copyCard: 'صنع نسخة',
  device: 'على هذا الجهاز',
  download: 'تنزيل البطاقة',
  downloadText: 'طباعة أو PDF أو صورة',
  notSaved: 'لم يُحفظ شيء؟',
  notSavedText:
    'التطبيقات التي تفتح الروابط داخلها لا تستطيع حفظ الملفات غالبًا. يمكنك فتح هذه الصفحة في متصفحك.',
  notPrinted: 'الطباعة غير متاحة',
  notPrintedText: 'هذا المتصفح لا يسمح بالطباعة. يمكنك تنزيل الصورة بدلًا من ذلك، أو فتح الرابط على جهاز آخر.',
  frame: {
    dismiss: 'إغلاق',
    ownMarks: 'علاماتك تبقى في هذه الصفحة',
    ownMarksText: `لا يراها غيرك. يمكنك فتح البطاقة في ${PRODUCT_NAME} للعب بعلامات مستقلة.`,
    play: (host, code) => `العبوا: \u2066${host} · ${code}\u2069`,
    notKept: 'لا تُحفظ العلامات في هذه الصفحة',
    notKeptText: `يمكنك فتح البطاقة في ${PRODUCT_NAME} للاحتفاظ بها.`,
  },
  keepPlaying: 'يمكنك متابعة اللعب.',
  keepMarks: 'إبقاء العلامات',
  keepScreenOn: 'إبقاء الشاشة مضاءة',
  list: {
    title: 'الخانات كقائمة',
    text: (marked, squares) => `العلامات: ${marked} من ${squares}.`,
    show: 'عرض كقائمة',
    mark: 'وضع علامة',
    unmark: 'إزالة العلامة',
    place: (row, column) => `الصف ${row}، العمود ${column}`,
    marked: 'عليها علامة',
    note: 'ملاحظة',
    noteText: 'على هذا الجهاز فقط. حفظها يضع علامة على الخانة.',
    saveNote: 'حفظ الملاحظة',
    noteFor: (words) => `ملاحظة على «${words}»`,
  },
  makeYourOwn: 'إنشاء بطاقة خاصة بك',
  markCalled: 'وضع العلامات تلقائيًا',
  markCalledText: 'عندما ينادي المضيف عبارة.',
  markedForYou: 'وُضعت علامات عنك',
  markedForYouText: (squares) =>
    plural(squares, {
      zero: 'لم يُنادَ بأي خانة.',
      one: 'نودي بخانة واحدة.',
      two: 'نودي بخانتين.',
      few: `نودي بـ ${squares} خانات.`,
      many: `نودي بـ ${squares} خانة.`,
      other: `نودي بـ ${squares} خانة.`,
    }),
  more: 'المزيد',
  newRound: 'جولة جديدة',
  present: 'شاشة العرض',
  prompts: {
    'new-round': { label: 'جولة جديدة', text: 'بدأ المضيف جولة جديدة.' },
    'words-gone': {
      label: 'غيّر المضيف معظم العبارات التي عليها علاماتك',
      text: 'تغيّرت معظم العبارات المعلَّمة.',
    },
    old: { label: 'علامات سابقة', text: 'هذه علامات من لعبة سابقة.' },
  },
  changed: {
    grid: 'غيّر المضيف الشبكة',
    squares: changedSquares,
    words: (count, words) => `${changedSquares(count)}: ${words}`,
    'new-round': 'بدأ المضيف جولة جديدة: عليك اختيار «إبقاء العلامات» أو «مسح العلامات»',
    'words-gone': 'غيّر المضيف معظم العبارات التي عليها علاماتك: عليك اختيار «إبقاء العلامات» أو «مسح العلامات»',
  },
  proof: {
    show: 'إثبات الفوز',
    title: 'إثبات الفوز',
    text: 'يمكنك إرسال هذا إلى المضيف أو رفع الرمز أمامه. يُظهر خاناتك وما نودي به منها.',
    mine: 'بينغو!',
    withNotes: 'إظهار ملاحظاتي أيضًا',
    mineOn: (title) => `بينغو في «${title}»`,
  },
  qrCode: 'رمز QR',
  recent: 'لعبت بها مؤخرًا',
  report: 'إبلاغ عن هذه البطاقة',
  resetBoard: 'مسح العلامات',
  result: {
    share: 'مشاركة نتيجتي',
    markFirst: 'يلزم أولًا وضع علامة على خانة',
    title: 'نتيجتي',
    text: 'صُنعت على جهازك. لا يراها أحد من دون مشاركتك لها.',
    drawing: 'جارٍ رسم بطاقتك...',
    notDrawn: 'تعذّر رسم الصورة.',
    guarded:
      'متصفّحك يحميك من تتبّع بصمة الجهاز، لذلك هذه الصورة ملف SVG. يمكنك السماح لهذا الموقع ببيانات Canvas للحصول على ملف PNG.',
    download: 'تنزيل الصورة',
    copyPicture: 'نسخ الصورة',
    copyEmoji: 'نسخ كإيموجي',
    picture: (title, summary) => `بطاقتي ${title}: ${summary}`,
    pictureCopied: 'نُسخت الصورة',
    pictureNotCopied: 'يمكنك تنزيل الصورة بدلًا من ذلك.',
    copied: 'نُسخت النتيجة',
    copiedText: 'جاهزة للصق في أي مكان.',
    notCopied: 'تعذّر نسخ النتيجة. تُرجى إعادة المحاولة.',
    count: (marked, squares) => `${marked} من ${squares}`,
    squares: (marked, squares) => `${marked} من ${squaresOf(squares)}`,
    marked: (marked, squares) => `العلامات: ${marked} من ${squaresOf(squares)}.`,
    won: (lines, marked, squares) => `BINGO!\u200e ${lines}، والعلامات ${marked} من ${squaresOf(squares)}.`,
  },
  score: (marked, squares, lines) => `${marked} من ${squaresOf(squares)}، ${lines}.`,
  shout: 'صيحة الفوز',
  shuffle: {
    first: 'خلط بطاقتي',
    again: 'خلط من جديد',
    host: 'ترتيب المضيف',
    hint: 'تغيّرت بطاقتك فقط. للجميع الخانات نفسها.',
    done: 'خُلطت بطاقتك',
    undone: 'عاد ترتيب المضيف',
    text: 'انتقلت علاماتك مع خاناتها.',
  },
  draw: {
    first: 'سحب بطاقة لي',
    again: 'سحب بطاقة أخرى',
    host: 'بطاقة المضيف',
    ask: { first: 'سحب بطاقة لك؟', again: 'سحب بطاقة أخرى؟', host: 'العودة إلى بطاقة المضيف؟' },
    hint: 'بطاقة خاصة بك. لكل لاعب خانات مختلفة.',
    done: 'بطاقتك الخاصة',
    undone: 'بطاقة المضيف',
  },
  sound: 'الصوت',
  story: {
    did: (words) => `حسمتها ${words}.`,
    didIn: (words, minutes) => `حسمتها ${words} ${afterMinutes(minutes)}.`,
    didFast: (words) => `حسمتها ${words} في أقل من دقيقة.`,
    in: (minutes) => `${afterMinutes(minutes)}.`,
    fast: 'في أقل من دقيقة.',
  },
  tapToClose: 'نقرة للإغلاق',
  told: {
    elsewhere: (words) => `نداء ليس في بطاقتك: ${words}`,
    oneToGo: (words) => `بقيت واحدة: ${words}`,
  },
  toWin: (pattern, missing) => `للفوز: ${pattern}، ${missingSquares(missing)}`,
  welcome: (people) =>
    plural(people, {
      zero: 'أهلًا بك في اللعبة!',
      one: 'أهلًا بك! في اللعبة الآن شخص واحد.',
      two: 'أهلًا بك! في اللعبة الآن شخصان.',
      few: `أهلًا بك! في اللعبة الآن ${people} أشخاص.`,
      many: `أهلًا بك! في اللعبة الآن ${people} شخصًا.`,
      other: `أهلًا بك! في اللعبة الآن ${people} شخص.`,
    }),
  wonAt: (time) => `BINGO الساعة ${time}`,
  wonAtShort: (time) => `BINGO ${time}`,
}
