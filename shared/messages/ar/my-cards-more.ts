import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'تعديل',
    coHosts: 'مضيفون مشاركون',
    duplicate: 'إنشاء نسخة',
    download: 'تنزيل بصيغة JSON',
    leave: 'إنهاء الاستضافة',
  },

  deleteTitle: 'حذف البطاقة؟',
  deleteWarning: (title) => `ستُحذف البطاقة «${title}» نهائيًا. لا يمكن التراجع عن هذا.`,
  deleteRestorable: (title) =>
    `ستختفي البطاقة «${title}» ورابطها لدى الجميع. تمكن استعادتها خلال ${TRASH_DAYS} يومًا من «المحذوفات» أسفل «بطاقاتي».`,
  stillPlaying: (count) =>
    plural(count, {
      zero: 'لا أحد يلعب بها الآن.',
      one: 'يلعب بها شخص واحد الآن. يمكنه إكمال لعبته.',
      two: 'يلعب بها شخصان الآن. يمكنهما إكمال لعبتهما.',
      few: `يلعب بها ${count} أشخاص الآن. يمكنهم إكمال لعبتهم.`,
      many: `يلعب بها ${count} شخصًا الآن. يمكنهم إكمال لعبتهم.`,
      other: `يلعب بها ${count} شخص الآن. يمكنهم إكمال لعبتهم.`,
    }),
  delete: 'حذف',

  shared: 'شاركها آخرون معك',
  owned: (owner) => `بطاقة ${owner}`,
  ownerless: 'حذف صاحبها حسابه. يمكنك إنشاء نسخة منها.',

  recent: 'لعبت بها مؤخرًا',

  starters: 'أو إحدى بطاقاتنا',
  starterSquares: 'بعض خاناتها',
  starterGrid: '5×5، مملوءة وجاهزة',
  playLabel: (list) => `اللعب بالبطاقة «${list}»`,
}
