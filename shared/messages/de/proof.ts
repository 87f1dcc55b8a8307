import { type Messages, pluralIn } from '../messages.ts'
import type { proof as english } from '../en/proof.ts'

const plural = pluralIn('de')

export const proof: Messages<typeof english> = {
  title: 'Ein Bingo zum Prüfen',
  offline: 'Offline: Neues kommt nicht an',
  won: 'Ein echtes Bingo',
  notWon: 'Noch kein Bingo',
  unknown: 'Prüfe die Wörter selbst',
  noLink: 'Kein Bingo zum Prüfen',
  noLinkText: 'Der Link ist unvollständig. Lass ihn dir ganz schicken, mit „Mein Bingo zeigen“.',
  trust: 'Diese Seite glaubt dem Browser, von dem der Link kommt. Nichts davon erreicht unseren Server.',
  board: (title: string) => `Die gespielte Karte: ${title}`,
  called: (count: number) => `${count} bisher ausgerufen`,
  notes: 'Notizen',
  states: {
    both: (count: number) => `Markiert und ausgerufen (${count})`,
    marked: (count: number) => `Markiert, nicht ausgerufen (${count})`,
    called: (count: number) => `Ausgerufen, nicht markiert (${count})`,
  },

  allCalled: (line: string, count: number) => `${line}: Alle ${count} wurden ausgerufen.`,
  notCalled: (line: string, words: string, count: number) =>
    `${line}: ${words} ${plural(count, { one: 'wurde', other: 'wurden' })} nicht ausgerufen.`,
  blank: 'ein leeres Feld',
  earlierRound: 'Dieses Bingo ist aus einer früheren Runde.',
  changed: 'Die Karte hat sich geändert, seit dieser Link verschickt wurde.',
  noLine: 'Auf dieser Karte ist nichts vollständig.',
  noCalls: 'Auf dieser Karte ist nichts ausgerufen, also lässt sich nichts vergleichen.',
  notReached: 'Wir erreichen die Karte gerade nicht. Neu Ausgerufenes kann fehlen.',
  noCard: 'Die Karte liegt nicht auf unserem Server, also lässt sich nichts vergleichen.',
  words: (words) => `Die gespielten Wörter: ${words}.`,
}
