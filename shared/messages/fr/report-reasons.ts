import type { reportReasons as english } from '../en/report-reasons.ts'
import type { Messages } from '../messages.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'C’est illégal',
  hateful: 'C’est insultant ou menaçant',
  sexual: 'C’est à caractère sexuel',
  private: 'Ça expose la vie privée de quelqu’un',
  copyright: 'Ça utilise le travail de quelqu’un d’autre',
  spam: 'C’est de la pub ou une arnaque',
  other: 'Autre chose',
}
