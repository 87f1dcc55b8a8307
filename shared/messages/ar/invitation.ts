import type { Messages } from '../messages.ts'
import type { invitation as english } from '../en/invitation.ts'
import { CO_HOSTS_PER_CARD } from '#shared/product.ts'

export const invitation: Messages<typeof english> = {
  title: 'الاستضافة معًا',
  opening: 'جارٍ فتح الدعوة',
  incomplete: 'هذا الرابط ناقص',
  incompleteText: 'يمكن للمضيف إرساله مرة أخرى.',
  invited: 'وصلتك دعوة',
  offer:
    'دعوة من <name></name> لتعديل هذه البطاقة معًا. كل من يلعب بها يرى تعديلاتك فورًا. ويمكن لصاحب البطاقة سحب الدعوة في أي وقت.',
  accept: 'قبول الدعوة',
  justPlay: 'لعب فقط',
  accepted: 'أنت الآن من المضيفين',
  acceptedText: 'إنها في «بطاقاتي»، ضمن «شاركها آخرون معك».',
  already: 'يمكنك تعديل هذه البطاقة',
  alreadyText: (card) => `أنت بالفعل من مضيفي البطاقة «${card}».`,
  openEditor: 'فتح المحرر',
  missingText: 'ربما حذفها مضيفها، أو الرابط ناقص.',
  refused: 'لا يمكنك المشاركة في استضافة هذه البطاقة',
  ended: 'لم تعد هذه الدعوة تعمل. يمكن للمضيف إرسال رابط جديد.',
  full: `لهذه البطاقة ${CO_HOSTS_PER_CARD} مضيفين مشاركين. يمكن للمضيف إفساح مكان.`,
  play: 'اللعب بالبطاقة',
  failed: 'لم تُفتح الدعوة',
}
