import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { join as english } from '../en/join.ts'

export const join: Messages<typeof english> = {
  title: 'Hast du einen Code?',
  explanation: 'Tipp die sechs Ziffern ein, die dein Host zeigt oder vorliest. Ein Code gilt einen Tag.',
  code: 'Code',
  play: 'Spielen',
  opening: 'Öffnet …',
  wrong: 'Zu diesem Code gibt es keine Karte. Frag deinen Host noch mal.',
  ended: 'Dieser Code ist abgelaufen. Frag deinen Host nach einem neuen.',
  limited: 'Zu viele falsche Codes. Versuch es in einer Minute noch mal.',
  incomplete: 'Tipp alle sechs Ziffern ein.',
  offline: `${PRODUCT_NAME} ist nicht erreichbar. Prüfe deine Verbindung.`,
  failed: 'Da ist etwas schiefgegangen. Versuch es noch mal.',
}
