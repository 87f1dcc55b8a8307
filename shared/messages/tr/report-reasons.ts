import type { reportReasons as english } from '../en/report-reasons.ts'
import type { Messages } from '../messages.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'Yasaya aykırı',
  hateful: 'Hakaret ya da tehdit ediyor',
  sexual: 'Cinsel içerik',
  private: 'Birinin özel bilgilerini gösteriyor',
  copyright: 'Başkasının eserini kullanıyor',
  spam: 'Reklam ya da tuzak',
  other: 'Başka bir şey',
}
