import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'

const plural = pluralIn('de')

const NUMBERS = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs']
const MORE_NUMBERS = ['Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return plural(count, { one: `${number} Reihe`, other: `${number} Reihen` })
}

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'in den meisten Spielen'
  if (share < 0.02) return 'fast nie'
  return share > 0.58 ? 'in 2 von 3 Spielen' : `in 1 von ${Math.round(1 / share)} Spielen`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: 'Volle Karte!',
  blackoutText: 'Jedes Feld ist markiert.',
  bingo: (rest: string) => `BINGO! ${rest}`,
  codeFailed: 'Der QR-Code lädt nicht.',
  codeNear: 'Aus der Nähe scannen: Der Code ist zu fein, um ihn quer durch den Raum zu lesen.',
  codeOf: 'QR-Code des Links',
  noCode: 'Diese Karte ist zu lang für einen QR-Code. Schick stattdessen ihren Link.',
  copyLink: 'Link kopieren',
  forecast: (players: number, calls: number, ties: number) =>
    `Wenn ${players} mitspielen, hat jemand nach etwa ${calls} ausgerufenen Wörtern Bingo; ${howOften(ties)} haben es zwei gleichzeitig.`,
  forecastTitle: 'Wie lange dauert das?',
  layout: 'Für alle anders gemischt',
  layoutDrawn: 'Alle bekommen andere Felder, aus all deinen Wörtern. Am besten mit Ausrufer.',
  layoutShuffled: 'Alle haben dieselben Felder, nur woanders. Am besten mit Ausrufer.',
  lines,
  linesInText: (count: number) => lines(count).replace(/^./u, (letter) => letter.toLowerCase()),
  patternsInText: {
    line: 'eine Reihe',
    'two-lines': 'zwei Reihen',
    corners: 'vier Ecken',
    x: 'X',
    frame: 'Rahmen',
    full: 'ganze Karte',
  },
  linesInOneGo: (count: number) => `${lines(count)} auf einen Streich.`,
  newRound: {
    title: 'Neue Runde starten?',
    text: 'Wir fragen alle, ob sie ihre Markierungen löschen. Die Felder bleiben gleich.',
    textWithCalls:
      'Wir fragen alle, ob sie ihre Markierungen löschen. Das Ausrufen beginnt von vorn, die Felder bleiben gleich.',
    start: 'Starten',
    starting: 'Startet …',
    started: 'Neue Runde gestartet',
    startedText: 'Alle können ihre Markierungen mit einem Tipp löschen.',
    failed: 'Neue Runde nicht gestartet',
  },
  play: (title: string) => `Spiel „${title}“ auf ${PRODUCT_NAME}`,
  playUntitled: `Spiel ${PRODUCT_NAME} mit mir`,
  temporary: {
    elsewhere:
      'Diese Karte gibt es nur in dem Browser, in dem sie entstanden ist. Um sie hier zu spielen, bitte den Host, sie zu teilen und dir den neuen Link zu schicken.',
    own: 'Diese Karte gibt es nur in diesem Browser. Ihr Link enthält eine Kopie, die alle spielen können.',
    signIn: 'Zum Teilen anmelden',
  },
  report: {
    title: 'Melden',
    private:
      'Das ist eine private Installation: Jemand betreibt sie für Bekannte und nennt niemanden, bei dem deine Meldung ankäme. Frag die Person, von der du den Link hast.',
    to: (name: string) =>
      `Deine Meldung geht an ${name}. Ein Mensch entscheidet, egal wie viele Meldungen es gibt.`,
    toOperators:
      'Deine Meldung geht an die Betreiber dieser Seite. Ein Mensch entscheidet, egal wie viele Meldungen es gibt.',
    reason: 'Was stimmt nicht?',
    noReason: 'Wähle einen Grund',
    text: 'In deinen Worten',
    name: 'Dein Name (optional)',
    email: 'Deine E-Mail-Adresse (optional)',
    emailHint: 'Für eine Antwort. Wir bewahren sie 90 Tage mit deiner Meldung auf.',
    true: 'Ich bin überzeugt, dass das stimmt',
    send: 'Meldung senden',
    sending: 'Sendet …',
    sent: 'Meldung gesendet',
    sentText: 'Danke. Ein Mensch sieht sie sich an.',
    failed: 'Meldung nicht gesendet',
  },
  spokenCode: (digits: string) => `Code: ${digits}`,
  noCodeYet: (reason: string) => `Noch kein Code. ${reason}`,
  rows: {
    top: 'Oberste Reihe',
    second: 'Zweite Reihe',
    middle: 'Mittlere Reihe',
    third: 'Dritte Reihe',
    fourth: 'Vierte Reihe',
    bottom: 'Unterste Reihe',
  },
  columns: {
    left: 'Linke Spalte',
    second: 'Zweite Spalte',
    middle: 'Mittlere Spalte',
    third: 'Dritte Spalte',
    fourth: 'Vierte Spalte',
    right: 'Rechte Spalte',
  },
  diagonal: 'Diagonale',
  won: {
    rows: {
      top: 'Die oberste Reihe gehört dir.',
      second: 'Die zweite Reihe gehört dir.',
      middle: 'Die mittlere Reihe gehört dir.',
      third: 'Die dritte Reihe gehört dir.',
      fourth: 'Die vierte Reihe gehört dir.',
      bottom: 'Die unterste Reihe gehört dir.',
    },
    columns: {
      left: 'Die linke Spalte gehört dir.',
      second: 'Die zweite Spalte gehört dir.',
      middle: 'Die mittlere Spalte gehört dir.',
      third: 'Die dritte Spalte gehört dir.',
      fourth: 'Die vierte Spalte gehört dir.',
      right: 'Die rechte Spalte gehört dir.',
    },
    diagonal: 'Die Diagonale gehört dir.',
    corners: 'Die vier Ecken gehören dir.',
    x: 'Das X gehört dir.',
    frame: 'Der Rahmen gehört dir.',
    full: 'Die ganze Karte gehört dir.',
  },
}
