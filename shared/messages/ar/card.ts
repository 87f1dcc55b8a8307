import type { Messages } from '../messages.ts'
import type { card as english } from '../en/card.ts'
import { pluralIn } from '#shared/messages/messages.ts'

const plural = pluralIn('ar')

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'نسخة أُرسلت برابط',
      sentence: 'نسخة أُرسلت برابط. لا تتغيّر إذا عدّلها من صنعها.',
    },
    deleted: { short: 'حذفها مضيفها', sentence: 'حذف المضيف هذه البطاقة.' },
    gone: { short: 'لم تعد على الخادم', sentence: 'لم تعد هذه البطاقة على الخادم.' },
    removed: {
      short: 'أُزيلت بعد بلاغ',
      sentence: 'أبلغ أحدهم عن هذه البطاقة، وأزالها من يديرون هذا الموقع.',
    },
  },
  blank: 'خانة فارغة',
  called: 'نودي بها',
  edited: 'عدّلها المضيف',
  oneToGo: 'بقيت واحدة',
  won: 'ضمن خط',
  cutOff: 'هذا الرابط مقطوع. يمكنك طلبه من جديد.',
  failed: (note) => `لم تُحمَّل البطاقة. ${note}سنعيد المحاولة فور عودة الاتصال.`,
  free: 'حرة',
  loading: 'جارٍ تحميل البطاقة',
  missing: 'تعذّر تحميل البطاقة. ربما حُذفت أو لم توجد أصلًا.',
  missingHint: 'يُرجى التحقق من الرابط أو طلبه من جديد.',
  missingTitle: 'لم نجد هذه البطاقة',
  offline: 'دون اتصال: يستمر وضع العلامات',
  patterns: {
    line: 'خط واحد',
    'two-lines': 'خطان',
    corners: 'الزوايا الأربع',
    x: 'علامة X',
    frame: 'الإطار',
    full: 'البطاقة كاملة',
  },
  people: (count) =>
    plural(count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${count} أشخاص`,
      many: `${count} شخصًا`,
      other: `${count} شخص`,
    }),
  watching: (count) =>
    plural(count, {
      zero: 'لا أحد يرى هذه البطاقة',
      one: 'شخص واحد يرى هذه البطاقة',
      two: 'شخصان يريان هذه البطاقة',
      few: `${count} أشخاص يرون هذه البطاقة`,
      many: `${count} شخصًا يرون هذه البطاقة`,
      other: `${count} شخص يرون هذه البطاقة`,
    }),
}
