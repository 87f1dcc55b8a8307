import type { Messages } from '../messages.ts'
import type { editorShare as english } from '../en/editor-share.ts'

export const editorShare: Messages<typeof english> = {
  title: 'مشاركة البطاقة',
  explanation: 'كل من لديه هذا الرابط يستطيع اللعب بلا حساب، ويرى تعديلاتك فورًا.',
  copyExplanation: 'كل من لديه هذا الرابط يحصل على نسخة يلعب بها، بلا حساب.',
  qr: 'رمز QR',
  code: 'رمز الانضمام',
  present: 'شاشة العرض',
  playNow: 'اللعب الآن',
  long: 'بعض تطبيقات المحادثة تقصّ رابطًا بهذا الطول. بإنشاء حساب يصبح الرابط قصيرًا.',
  goLive: 'ليرى الجميع تعديلاتك، يمكن لهذا الرابط أن يصبح مباشرًا.',

  onlyHere: 'على هذا الجهاز وفي رابطها',

  more: 'المزيد',
  embed: 'تضمين وOBS',
  coHosts: 'مضيفون مشاركون',
  shareOn: (site) => `مشاركة على ${site} (في نافذة جديدة)`,

  typeCode: (site) => `اكتبوا هذا الرمز في <b>${site}</b>`,
  codeLasts: 'صالح ليوم واحد.',
  gettingCode: 'جارٍ الحصول عليه...',
}
