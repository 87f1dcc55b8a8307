import { type Messages, pluralIn } from '../messages.ts'
import type { card as english } from '../en/card.ts'

const plural = pluralIn('de')

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Eine Kopie, per Link geschickt',
      sentence: 'Eine Kopie, per Link geschickt. Spätere Änderungen am Original siehst du hier nicht.',
    },
    deleted: { short: 'Vom Host gelöscht', sentence: 'Der Host hat diese Karte gelöscht.' },
    gone: { short: 'Nicht mehr auf dem Server', sentence: 'Diese Karte ist nicht mehr auf dem Server.' },
    removed: {
      short: 'Nach einer Meldung entfernt',
      sentence: 'Jemand hat diese Karte gemeldet, und die Betreiber dieser Seite haben sie entfernt.',
    },
  },
  blank: 'Leeres Feld',
  called: 'ausgerufen',
  edited: 'vom Host geändert',
  oneToGo: 'eins fehlt noch',
  won: 'in einer Reihe',
  cutOff: 'Dieser Link ist abgeschnitten. Lass ihn dir noch mal schicken.',
  failed: (note: string) => `Die Karte lädt nicht. ${note}Wir versuchen es wieder, sobald du online bist.`,
  free: 'FREI',
  loading: 'Die Karte lädt',
  missing:
    'Unter diesem Link gibt es keine Karte. Vielleicht wurde sie gelöscht, oder der Link stimmt nicht.',
  missingHint: 'Prüfe den Link oder lass ihn dir noch mal schicken.',
  missingTitle: 'Diese Karte finden wir nicht',
  offline: 'Offline: Markieren geht weiter',
  patterns: {
    line: 'Eine Reihe',
    'two-lines': 'Zwei Reihen',
    corners: 'Vier Ecken',
    x: 'X',
    frame: 'Rahmen',
    full: 'Ganze Karte',
  },
  people: (count: number) => `${count} dabei`,
  watching: (count: number) =>
    plural(count, { one: '1 Person sieht diese Karte', other: `${count} Leute sehen diese Karte` }),
}
