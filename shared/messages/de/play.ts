import { type Messages, pluralIn } from '../messages.ts'
import type { play as english } from '../en/play.ts'

const plural = pluralIn('de')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words: string) => `Ausgerufen: ${words}`,
  create: 'Erstellen',
  play: 'Spielen',
  hint: 'Ist es passiert? Tipp das Feld an.',
  lines: (count: number) => plural(count, { one: '1 Reihe', other: `${count} Reihen` }),
  linkGone: 'Du kannst weiterspielen, aber der Link funktioniert nicht mehr.',
  marked: (count: number) => `${count} markiert`,
  oneToGo: 'Eins fehlt noch',
  reset: 'Zurücksetzen',
  resetDone: 'Zurückgesetzt',
  resetText: 'Alle Markierungen sind gelöscht.',
  resetUndone: 'Deine Markierungen sind wieder da',
  share: 'Karte teilen',
  shareText: 'Alle mit diesem Link können die Karte spielen. Deine Markierungen siehst nur du.',
  temporary: 'Temporäre Karte',
}
