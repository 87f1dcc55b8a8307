import type { Messages } from '../messages.ts'
import type { categoryUse as english } from '../en/category-use.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const categoryUse: Messages<typeof english> = {
  title: `استخدام في ${PRODUCT_NAME}`,
  text: 'بطاقة جديدة مملوءة من «<name></name>».',
  add: (count) =>
    plural(count, {
      zero: 'العناصر تكفي لبطاقة.',
      one: 'تلزم إضافة عنصر واحد لصنع بطاقة.',
      two: 'تلزم إضافة عنصرين لصنع بطاقة.',
      few: `تلزم إضافة ${count} عناصر لصنع بطاقة.`,
      many: `تلزم إضافة ${count} عنصرًا لصنع بطاقة.`,
      other: `تلزم إضافة ${count} عنصر لصنع بطاقة.`,
    }),
  needs: (count) =>
    plural(count, {
      zero: 'العناصر تكفي لبطاقة.',
      one: 'ينقصها عنصر واحد لصنع بطاقة.',
      two: 'ينقصها عنصران لصنع بطاقة.',
      few: `تنقصها ${count} عناصر لصنع بطاقة.`,
      many: `ينقصها ${count} عنصرًا لصنع بطاقة.`,
      other: `ينقصها ${count} عنصر لصنع بطاقة.`,
    }),
  gridSize: 'حجم الشبكة',
  freeSpace: 'خانة حرة في الوسط',
  freeSpaceHint: 'في 5×5 فقط',
  count: 'عدد العناصر',
  countHint: (least, most) => `عدد العناصر التي يُسحب منها عشوائيًا: من ${least} إلى ${most}.`,
  wrongCount: (least, most) => `يُرجى إدخال عدد من ${least} إلى ${most}`,
  guest: 'بلا تسجيل دخول تبقى البطاقة في هذا المتصفح.',
  create: 'إنشاء البطاقة',
  creating: 'جارٍ الإنشاء...',

  created: 'أُنشئت البطاقة',
  createdText: (category) => `بطاقة «${category}» جاهزة.`,
  play: 'لعب',
  failed: 'تعذّر إنشاء البطاقة',
}
