import type { reportReasons as english } from '../en/report-reasons.ts'
import type { Messages } from '../messages.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'Viola la legge',
  hateful: 'Insulta o minaccia',
  sexual: 'È a sfondo sessuale',
  private: 'Mostra dati privati di qualcuno',
  copyright: 'Usa l’opera di qualcun altro',
  spam: 'È pubblicità o una truffa',
  other: 'Qualcos’altro',
}
