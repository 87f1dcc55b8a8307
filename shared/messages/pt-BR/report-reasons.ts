import type { reportReasons as english } from '../en/report-reasons.ts'
import type { Messages } from '../messages.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'Viola a lei',
  hateful: 'Ofende ou ameaça pessoas',
  sexual: 'É sexual',
  private: 'Mostra dados particulares de alguém',
  copyright: 'Usa a obra de outra pessoa',
  spam: 'É propaganda ou golpe',
  other: 'Outra coisa',
}
