import type { Messages } from '../messages.ts'
import type { editorEmbed as english } from '../en/editor-embed.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'تضمين البطاقة',
  explanation: 'تُعرض البطاقة مباشرةً على موقع ويب أو في OBS، وتظهر فيها تعديلاتك فورًا.',
  places: 'أين تظهر',
  website: 'موقع ويب',
  stream: 'بث (OBS)',
  code: 'كود التضمين',
  codeCopied: 'نُسخ كود التضمين',
  codeCopiedText: 'جاهز للصق حيث تقبل صفحتك HTML.',
  wordPress: 'في WordPress يكفي وضع رابط البطاقة وحده في سطر.',
  copyFailedText: 'يمكنك تحديد كود التضمين ونسخه يدويًا.',
  colors: 'الألوان',
  schemes: { auto: 'تلقائي', light: 'فاتح', dark: 'داكن' },
  marks: 'يمكن للاعبين وضع علامات',
  marksHint: 'من دون ذلك تظهر صورة تتبع تعديلاتك.',
  transparent: 'خلفية شفافة',
  transparentHint: 'تظهر صفحتك حول البطاقة.',
  link: 'رابط لمصدر متصفح',
  linkCopied: 'نُسخ الرابط',
  linkCopiedText: 'جاهز للصق في حقل URL لمصدر المتصفح.',
  steps: (width, height) =>
    `في OBS: <path>المصادر، +، المتصفح</path>. يُلصق الرابط في URL، والعرض ${width} والارتفاع ${height}. يُظهر البث كل نداء منك.`,
  size: 'الحجم',
  preview: 'معاينة',
  previewOf: (card) => `معاينة ${card}`,
}
