import type { Messages } from '../messages.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

const squares = (count: number) =>
  plural(count, {
    zero: 'لم تمتلئ أي خانة',
    one: 'امتلأت خانة واحدة',
    two: 'امتلأت خانتان',
    few: `امتلأت ${count} خانات`,
    many: `امتلأت ${count} خانة`,
    other: `امتلأت ${count} خانة`,
  })
const more = (count: number) =>
  plural(count, {
    zero: 'لا عبارات إضافية أدناه',
    one: 'عبارة إضافية واحدة أدناه',
    two: 'عبارتان إضافيتان أدناه',
    few: `${count} عبارات إضافية أدناه`,
    many: `${count} عبارة إضافية أدناه`,
    other: `${count} عبارة إضافية أدناه`,
  })
const moved = (count: number) =>
  plural(count, {
    zero: 'لم تنتقل أي عبارة.',
    one: 'انتقلت عبارة واحدة إلى العبارات الإضافية.',
    two: 'انتقلت عبارتان إلى العبارات الإضافية.',
    few: `انتقلت ${count} عبارات إلى العبارات الإضافية.`,
    many: `انتقلت ${count} عبارة إلى العبارات الإضافية.`,
    other: `انتقلت ${count} عبارة إلى العبارات الإضافية.`,
  })
const lost = (count: number) =>
  plural(count, {
    zero: 'اتسع المكان لكل العبارات.',
    one: 'لم يتسع المكان لعبارة واحدة.',
    two: 'لم يتسع المكان لعبارتين.',
    few: `لم يتسع المكان لـ ${count} عبارات.`,
    many: `لم يتسع المكان لـ ${count} عبارة.`,
    other: `لم يتسع المكان لـ ${count} عبارة.`,
  })
const wouldNotFit = (words: string) => `لن يتسع المكان ${words}. يلزم أولًا حذف بعض العبارات الإضافية.`

export const editorChanges: Messages<typeof english> = {
  steps: {
    grid: (size) => `شبكة ${size}×${size}`,
    freeSpaceOn: 'إظهار الخانة الحرة',
    freeSpaceOff: 'إخفاء الخانة الحرة',
    shuffle: 'خلط الترتيب',
    clear: 'مسح كل الخانات',
    fill: 'إضافة أمثلة',
    swap: 'تبديل',
    paste: 'لصق قائمة',
    category: 'ملء من فئة',
    put: 'وضع على البطاقة',
    restore: 'استعادة',
    undo: 'تغيير الشبكة',
  },
  undone: (step) => `تم التراجع: ${step}`,
  redone: (step) => `تمت الإعادة: ${step}`,
  redo: 'إعادة',
  cantUndo: (step) => `لا يمكن التراجع: ${step}`,
  cantRedo: (step) => `لا تمكن الإعادة: ${step}`,
  stale: 'تغيّرت البطاقة منذ ذلك الحين.',
  wouldNotFit: (words) =>
    plural(words, {
      zero: 'يتسع المكان لكل العبارات.',
      one: wouldNotFit('لعبارة واحدة'),
      two: wouldNotFit('لعبارتين'),
      few: wouldNotFit(`لـ ${words} عبارات`),
      many: wouldNotFit(`لـ ${words} عبارة`),
      other: wouldNotFit(`لـ ${words} عبارة`),
    }),
  cantApply: 'لا يمكن تطبيق تغييرك',
  applyAgain: 'تطبيق من جديد',
  changed: 'تغيّرت البطاقة من مكان آخر',
  changedText: 'لم يُطبَّق تغييرك للشبكة كلها.',
  keepsChanging: 'البطاقة تتغيّر باستمرار',
  keepsChangingText: 'لم يُطبَّق تغييرك. يلزم إيقاف البرنامج أو المضيف الذي يعدّل، ثم تطبيقه من جديد.',
  someone: (count) =>
    plural(count, {
      zero: 'لم يغيّر أحد أي خانة.',
      one: 'غيّر أحدهم خانة واحدة.',
      two: 'غيّر أحدهم خانتين.',
      few: `غيّر أحدهم ${count} خانات.`,
      many: `غيّر أحدهم ${count} خانة.`,
      other: `غيّر أحدهم ${count} خانة.`,
    }),

  examples: 'أُضيفت أمثلة',
  examplesText: 'امتلأت الخانات الفارغة بأمثلة لسهرة فيلم!',
  full: 'لا خانات فارغة',
  fullText: 'كل الخانات ممتلئة.',
  cleared: 'مُسحت الخانات',
  clearedText: 'البطاقة الآن فارغة.',
  empty: 'لا شيء لمسحه',
  emptyText: 'البطاقة فارغة أصلًا.',
  shuffled: 'خُلط الترتيب',
  shuffledText: 'للخانات الآن ترتيب جديد!',
  shuffleNothing: 'لا شيء لخلطه',
  shuffleNothingText: 'يلزم أولًا ملء خانتين على الأقل.',
  pasted: 'لُصقت القائمة',
  pasteNothing: 'لا شيء للصقه',
  pasteNothingText: 'هذه العبارات على البطاقة من قبل.',
  fromCategory: 'امتلأت',
  fillNothing: 'لا شيء لملئه',
  fillNothingText: (category) => `كل ما يتسع له المكان من «${category}» موجود هنا.`,
  restored: 'استُعيدت',
  restoredText: 'عادت البطاقة كما كانت.',
  restoreNothing: 'لا شيء لاستعادته',
  restoreNothingText: 'البطاقة الآن كما كانت وقتها.',
  filled: (filled) => `${squares(filled)}.`,
  filledAndMore: (filled, words) => `${squares(filled)}، و${more(words)}.`,
  more: (words) => `${more(words)}.`,
  filledFrom: (filled, category) => `${squares(filled)} من «${category}».`,
  filledFromAndMore: (filled, category, words) => `${squares(filled)} من «${category}»، و${more(words)}.`,
  moreFrom: (words, category) => `${more(words)} من «${category}».`,
  grid: (size) => `شبكة ${size}×${size}`,
  freeSpace: 'الخانة الحرة',
  moved,
  lost,
  movedAndLost: (movedWords, lostWords) => `${moved(movedWords)} ${lost(lostWords)}`,
  swappedWith: (words) => `تبديل مع ${words}`,
  swappedWithBlank: 'تبديل مع خانة فارغة',
  swapped: 'تبدّلت الخانتان',
  put: (word) => `«${word}» على البطاقة الآن`,
  stillCalled: 'ما زال النداء قائمًا',
  called: (word) => `نداء: ${word}.`,
  takenBack: (word) => `تراجع عن نداء: ${word}.`,
  newCard: 'بطاقة جديدة',
  newCardText: 'وُضعت بطاقتك غير المحفوظة جانبًا.',

  cannotSave: 'لا يمكن الحفظ',
  cannotSaveText: `يُرجى ملء ${MIN_FILLED_CELLS} خانات على الأقل قبل الحفظ.`,
  cannotShare: 'لا تمكن المشاركة',
  cannotShareText: 'يُرجى حفظ بطاقتك أولًا قبل المشاركة.',
  saved: 'حُفظت البطاقة!',
  savedToAccount: 'حُفظت البطاقة في حسابك!',
  savedHere: 'حُفظت بطاقة مؤقتة. لحفظها دائمًا يلزم تسجيل الدخول.',
  savedElsewhere: 'حُفظت في علامة تبويب أخرى',
  savedElsewhereText: 'أنت الآن في البطاقة المحفوظة.',
  updated: 'حُدّثت البطاقة!',
  play: 'لعب',
  open: 'فتح',
  choose: 'عليك اختيار العبارات التي تبقى.',
  offlineText: 'تغييراتك بأمان. سنحفظها عند عودة الاتصال.',
  failed: 'تعذّر حفظ البطاقة. تُرجى إعادة المحاولة.',
  failedGone: 'تعذّر حفظ البطاقة. لم تعد على الخادم. يمكنك حفظها كبطاقة جديدة.',
  failedForbidden: 'تعذّر حفظ البطاقة. لم يعد بإمكانك تعديلها.',
  logIn: 'دخول للحفظ',
  logInText: 'تبقى تغييراتك في هذا المتصفح حتى تسجيل دخولك.',
}
