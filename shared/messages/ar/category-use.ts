import type { Messages } from '../messages.ts'
import type { categoryUse as english } from '../en/category-use.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const categoryUse: Messages<typeof english> = {
  title: 'إنشاء بطاقة من الفئة',
  text: 'بطاقة جديدة مملوءة من «<name></name>».',
  add: (count) =>
    plural(count, {
      zero: 'العبارات تكفي لبطاقة.',
      one: 'تلزم إضافة عبارة واحدة لصنع بطاقة.',
      two: 'تلزم إضافة عبارتين لصنع بطاقة.',
      few: `تلزم إضافة ${count} عبارات لصنع بطاقة.`,
      many: `تلزم إضافة ${count} عبارة لصنع بطاقة.`,
      other: `تلزم إضافة ${count} عبارة لصنع بطاقة.`,
    }),
  needs: (count) =>
    plural(count, {
      zero: 'العبارات تكفي لبطاقة.',
      one: 'تنقصها عبارة واحدة لصنع بطاقة.',
      two: 'تنقصها عبارتان لصنع بطاقة.',
      few: `تنقصها ${count} عبارات لصنع بطاقة.`,
      many: `تنقصها ${count} عبارة لصنع بطاقة.`,
      other: `تنقصها ${count} عبارة لصنع بطاقة.`,
    }),
  gridSize: 'حجم الشبكة',
  freeSpace: 'خانة حرة في الوسط',
  freeSpaceHint: 'في 5×5 فقط',
  count: 'عدد العبارات',
  countHint: (least, most) => `عدد العبارات التي نختار منها عشوائيًا: من ${least} إلى ${most}.`,
  wrongCount: (least, most) => `يُرجى إدخال عدد من ${least} إلى ${most}`,
  guest: 'بلا تسجيل دخول تبقى البطاقة في هذا المتصفح.',
  create: 'إنشاء البطاقة',
  creating: 'جارٍ الإنشاء...',

  created: 'أُنشئت البطاقة',
  createdText: (category) => `بطاقة «${category}» جاهزة.`,
  play: 'لعب',
  failed: 'تعذّر إنشاء البطاقة',
}
