import { type Messages, pluralIn } from '../messages.ts'
import type { print as english } from '../en/print.ts'

const plural = pluralIn('de')

export const print: Messages<typeof english> = {
  title: 'Herunterladen',
  tabs: { label: 'Drucken oder prüfen', print: 'Drucken', check: 'Zettel prüfen' },
  pdf: 'Als PDF speichern',
  png: 'Als PNG speichern',
  drawing: 'Wir malen …',
  notDrawn: 'Das Bild ist nichts geworden',

  what: 'Was wird gedruckt?',
  thisCard: 'Diese Karte',
  shuffledSheets: 'Gemischte Zettel',
  count: 'Anzahl der Zettel',
  countHint: (most: number) => `1 bis ${most}`,
  countWrong: (most: number) => `Gib eine ganze Zahl von 1 bis ${most} ein.`,
  perPage: 'Zettel pro Seite',
  paper: 'Papier',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'In Farbe',
  callList: 'Ausrufliste',
  callListHint: 'Eine Seite mit allen Wörtern zum Abhaken.',
  link: 'QR-Code und Link',
  codes: 'Code auf jedem Zettel',
  codesHint: 'So prüfst du einen Zettel, wenn jemand Bingo ruft.',
  otherWords: 'Jeder Zettel hat andere Wörter. Einer pro Person.',
  otherOrder: 'Gleiche Wörter, auf jedem Zettel anders gemischt. Einer pro Person.',
  output: (pages: number, paper: string) =>
    plural(pages, { one: `${pages} Seite, ${paper}`, other: `${pages} Seiten, ${paper}` }),
  outputLandscape: (pages: number, paper: string) =>
    plural(pages, {
      one: `${pages} Seite, ${paper}, quer`,
      other: `${pages} Seiten, ${paper}, quer`,
    }),
  toCut: (parts: number) => `Jede Seite in ${parts} Teile schneiden.`,
  preview: (output: string) => `Vorschau: ${output}`,

  onPaper: {
    callList: 'Ausrufliste: Hak ab, was ausgerufen ist.',
    play: 'Am Handy spielen',
    name: 'Name',
    toWin: (pattern: string) => `Ziel: ${pattern}`,
  },

  code: 'Code des Zettels',
  codeHint: 'Er steht unten auf jedem Zettel, zum Beispiel v7-17.',
  check: 'Prüfen',
  sheet: (code: string) => `Zettel ${code}`,
  problems: {
    empty: 'Gib den Code ein, der auf dem Zettel steht.',
    malformed: 'Ein Code sieht aus wie v7-17.',
    number: (most: number) => `Die Zettel haben Nummern von 1 bis ${most}.`,
    otherDevice: 'Dieser Zettel kommt von einem anderen Gerät. Prüfe ihn dort.',
    onlyFirst: 'Dieses Gerät hat von dieser Version Zettel 1 gedruckt.',
    onlyUpTo: (last: number) => `Dieses Gerät hat von dieser Version die Zettel 1 bis ${last} gedruckt.`,
  },
}
