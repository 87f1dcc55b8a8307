import type { reportReasons as english } from '../en/report-reasons.ts'
import type { Messages } from '../messages.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'Infringe la ley',
  hateful: 'Insulta o amenaza a alguien',
  sexual: 'Es sexual',
  private: 'Muestra datos privados de alguien',
  copyright: 'Usa la obra de otra persona',
  spam: 'Es publicidad o un engaño',
  other: 'Otra cosa',
}
