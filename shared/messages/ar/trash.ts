import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('ar')

export const trash: Messages<typeof english> = {
  show: (count) => `المحذوفات (${count})`,
  explanation: {
    card: `لا يراها أحد غيرك. تمكن استعادة كل منها خلال ${TRASH_DAYS} يومًا، فيعمل رابطها من جديد وتعود علامات اللاعبين.`,
    category: `لا يراها أحد غيرك. تمكن استعادة كل منها خلال ${TRASH_DAYS} يومًا، مع عباراتها ومن شاركتها معهم.`,
  },
  none: 'لا شيء محذوف هنا.',
  when: (day, days) =>
    plural(days, {
      zero: `حُذفت في ${day}، وينتهي وقتها اليوم`,
      one: `حُذفت في ${day}، بقي يوم واحد`,
      two: `حُذفت في ${day}، بقي يومان`,
      few: `حُذفت في ${day}، بقيت ${days} أيام`,
      many: `حُذفت في ${day}، بقي ${days} يومًا`,
      other: `حُذفت في ${day}، بقي ${days} يوم`,
    }),
  restore: 'استعادة',
  restoreLabel: (title) => `استعادة ${title}`,
  restored: 'تمت الاستعادة',
  restoredText: {
    card: (title) => `عادت «${title}»، ورابطها يعمل من جديد، أما رمز انضمام سابق فلا يعمل.`,
    category: (title) => `عادت «${title}»، ورابطها يعمل من جديد.`,
  },
  restoreFailed: 'تعذّرت الاستعادة',
  forGood: 'حذف نهائي',
  forGoodLabel: (title) => `حذف نهائي: ${title}`,
  forGoodTitle: 'حذف نهائي؟',
  forGoodWarning: (title) => `لا تمكن استعادة «${title}» بعد ذلك.`,
  forGoodDone: 'تم الحذف النهائي',
  forGoodDoneText: (title) => `لم تعد «${title}» موجودة.`,
  forGoodFailed: 'تعذّر الحذف',
}
