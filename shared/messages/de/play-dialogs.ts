import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'

const plural = pluralIn('de')

export const playDialogs: Messages<typeof english> = {
  bigger: 'Größer: als Liste anzeigen',
  bringBack: 'Letzte Markierungen zurückholen',
  clearMarks: 'Löschen',
  clearWords: 'Du bekommst andere Felder, und deine Markierungen werden gelöscht.',
  codeFailed: 'Der QR-Code lädt nicht',
  continue: 'Weiterspielen',
  copyCard: 'Kopie erstellen',
  device: 'Auf diesem Gerät',
  download: 'Herunterladen',
  downloadText: 'Drucken, PDF oder Bild',
  notPrinted: 'Drucken geht hier nicht',
  notPrintedText:
    'Dieser Browser erlaubt kein Drucken. Speichere stattdessen das Bild oder öffne den Link auf einem anderen Gerät.',
  frame: {
    dismiss: 'Ausblenden',
    ownMarks: 'Deine Markierungen bleiben hier',
    ownMarksText: `Nur du siehst sie. Öffne die Karte in ${PRODUCT_NAME}, um sie groß zu spielen.`,
    play: (host: string, code: string) => `Mitspielen: ${host} · ${code}`,
    notKept: 'Markierungen bleiben hier nicht',
    notKeptText: `Öffne die Karte in ${PRODUCT_NAME}, um sie zu behalten.`,
  },
  keepPlaying: 'Du kannst weiterspielen.',
  keepMarks: 'Behalten',
  keepScreenOn: 'Bildschirm anlassen',
  list: {
    title: 'Felder als Liste',
    text: (marked: number, squares: number) => `${marked} von ${squares} markiert.`,
    show: 'Als Liste anzeigen',
    mark: 'Markieren',
    unmark: 'Aufheben',
    place: (row: number, column: number) => `Zeile ${row}, Spalte ${column}`,
    marked: 'markiert',
  },
  makeYourOwn: 'Eigene Karte machen',
  markCalled: 'Ausgerufene Felder für mich markieren',
  markCalledText: 'Wenn dein Host Wörter ausruft.',
  markedForYou: 'Für dich markiert',
  markedForYouText: (squares: number) => `${squares} Felder wurden ausgerufen.`,
  more: 'Mehr',
  newRound: 'Neue Runde',
  present: 'Präsentieren',
  prompts: {
    'new-round': { label: 'Neue Runde', text: 'Neue Runde! Markierungen löschen?' },
    'words-gone': {
      label: 'Der Host hat die meisten deiner markierten Wörter geändert',
      text: 'Neue Wörter. Markierungen löschen?',
    },
    old: { label: 'Frühere Markierungen', text: 'Alte Markierungen behalten?' },
  },
  changed: {
    grid: 'Der Host hat das Raster geändert',
    squares: (count: number) =>
      plural(count, {
        one: 'Der Host hat 1 Feld geändert',
        other: `Der Host hat ${count} Felder geändert`,
      }),
    words: (count: number, words: string) =>
      plural(count, {
        one: `Der Host hat 1 Feld geändert: ${words}`,
        other: `Der Host hat ${count} Felder geändert: ${words}`,
      }),
    'new-round': 'Der Host hat eine neue Runde gestartet. Markierungen löschen? Wähle Behalten oder Löschen',
    'words-gone':
      'Der Host hat die meisten deiner markierten Wörter geändert. Markierungen löschen? Wähle Behalten oder Löschen',
  },
  proof: {
    show: 'Mein Bingo zeigen',
    title: 'Mein Bingo zeigen',
    text: 'Schick das deinem Host oder halt den Code hoch. Er zeigt deine Felder und welche ausgerufen wurden.',
    mine: 'Mein Bingo',
    mineOn: (title: string) => `Mein Bingo bei „${title}“`,
  },
  qrCode: 'QR-Code',
  recent: 'Zuletzt gespielt',
  report: 'Karte melden',
  resetBoard: 'Zurücksetzen',
  result: {
    share: 'Ergebnis teilen',
    markFirst: 'Markiere erst ein Feld',
    title: 'Mein Ergebnis',
    text: 'Auf deinem Gerät gemacht. Niemand sieht es, solange du es nicht teilst.',
    drawing: 'Wir malen deine Karte …',
    notDrawn: 'Das Bild ist nichts geworden.',
    guarded:
      'Dein Browser schützt dich vor Fingerprinting, darum ist dieses Bild eine SVG-Datei. Erlaube dieser Website Canvas-Daten, dann wird es ein PNG.',
    download: 'Bild speichern',
    copyPicture: 'Bild kopieren',
    copyEmoji: 'Als Emojis kopieren',
    picture: (title: string, summary: string) => `Meine Karte ${title}: ${summary}`,
    pictureCopied: 'Bild kopiert',
    pictureNotCopied: 'Speichere das Bild stattdessen.',
    copied: 'Ergebnis kopiert',
    copiedText: 'Füge es ein, wo du magst.',
    notCopied: 'Das Ergebnis wurde nicht kopiert. Versuch es noch mal.',
    count: (marked: number, squares: number) => `${marked} von ${squares}`,
    squares: (marked: number, squares: number) => `${marked} von ${squares} Feldern`,
    marked: (marked: number, squares: number) => `${marked} von ${squares} Feldern markiert.`,
    won: (lines: string, marked: number, squares: number) =>
      `BINGO! ${lines}, ${marked} von ${squares} Feldern markiert.`,
  },
  score: (marked: number, squares: number, lines: string) => `${marked} von ${squares} Feldern, ${lines}.`,
  shout: 'BINGO rufen',
  shuffle: {
    first: 'Für mich mischen',
    again: 'Neu mischen',
    host: 'Wie beim Host',
    hint: 'Nur deine Karte ist anders. Alle haben dieselben Felder.',
    done: 'Für dich gemischt',
    undone: 'Wieder wie beim Host',
    text: 'Deine Markierungen sind mit ihren Feldern umgezogen.',
  },
  draw: {
    first: 'Eigene Karte ziehen',
    again: 'Neu ziehen',
    host: 'Karte des Hosts',
    ask: { first: 'Eigene Karte ziehen?', again: 'Neu ziehen?', host: 'Zur Karte des Hosts?' },
    hint: 'Deine eigene Karte. Alle haben andere Felder.',
    done: 'Deine eigene Karte',
    undone: 'Die Karte des Hosts',
  },
  sound: 'Ton',
  story: {
    did: (words: string) => `${words} hat’s entschieden.`,
    didIn: (words: string, minutes: number) =>
      plural(minutes, {
        one: `${words} hat’s entschieden, nach 1 Minute.`,
        other: `${words} hat’s entschieden, nach ${minutes} Minuten.`,
      }),
    didFast: (words: string) => `${words} hat’s entschieden, in unter einer Minute.`,
    in: (minutes: number) => plural(minutes, { one: 'Nach 1 Minute.', other: `Nach ${minutes} Minuten.` }),
    fast: 'In unter einer Minute.',
  },
  tapToClose: 'Zum Schließen tippen',
  told: {
    elsewhere: (words: string) => `Ausgerufen, nicht auf deiner Karte: ${words}`,
    oneToGo: (words: string) => `Eins fehlt noch: ${words}`,
  },
  toWin: (pattern: string, missing: number) => `Ziel: ${pattern}, noch ${missing}`,
  welcome: (people: number) => `Du bist dabei. ${people} haben die Karte offen.`,
  wonAt: (time: string) => `BINGO um ${time}`,
  wonAtShort: (time: string) => `BINGO ${time}`,
}
