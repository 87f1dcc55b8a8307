import { type Messages, pluralIn } from '../messages.ts'
import type { proof as english } from '../en/proof.ts'

const plural = pluralIn('de')

export const proof: Messages<typeof english> = {
  title: 'Ein Bingo zum Prüfen',
  offline: 'Offline: Neues kommt nicht an',
  won: 'Ein echtes Bingo',
  notWon: 'Noch kein Bingo',
  noLink: 'Kein Bingo zum Prüfen',
  noLinkText: 'Der Link ist unvollständig. Lass ihn dir ganz schicken, mit „Mein Bingo zeigen“.',
  trust: 'Diese Seite glaubt dem Browser, von dem der Link kommt. Nichts davon erreicht unseren Server.',
  board: (title: string) => `Die gespielte Karte: ${title}`,
  called: (count: number) => `${count} bisher ausgerufen`,
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
  changed: (words: string) => `Die Karte hat sich seitdem geändert. Die gespielten Wörter waren ${words}.`,
  noLine: 'Auf dieser Karte ist nichts vollständig.',
  marked: (line: string) => `Markiert: ${line}.`,
  notShared: 'Was bei dieser Karte ausgerufen wird, wird nicht geteilt. Prüfe die Wörter also selbst.',
}
