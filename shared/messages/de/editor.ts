import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editor as english } from '../en/editor.ts'

const plural = pluralIn('de')

const kept = (status: string, changes: number) =>
  plural(changes, { one: `${status}, 1 Änderung gemerkt`, other: `${status}, ${changes} Änderungen gemerkt` })

export const editor: Messages<typeof english> = {
  titleOf: (card: string) => `${card} bearbeiten`,
  newTitle: 'Karte erstellen',
  playLater: 'Erst speichern, dann spielen',

  board: 'Karte bearbeiten',
  unnamed: 'Gib mir einen Namen',
  startHere: 'Fang hier an',
  squares: {
    put: 'hierhin setzen',
    call: 'ausrufen',
    takeBack: 'zurücknehmen',
    swap: 'hiermit tauschen',
    cancelSwap: 'doch nicht tauschen',
  },
  field: 'Text dieses Felds',
  pickFor: (word: string) => `Wähle das Feld für „${word}“`,
  pickOther: 'Wähle das Feld, mit dem du tauschst',
  tooFew: `Alle sehen die alten Wörter, bis ${MIN_FILLED_CELLS} Felder voll sind`,
  called: (called: number, total: number) => `${called} von ${total} ausgerufen`,
  filled: (filled: number, places: number) => `${filled} von ${places} Feldern gefüllt`,
  mode: 'Beim Antippen eines Felds',
  modes: { edit: 'Ändern', call: 'Ausrufen' },
  start: 'Karte füllen',
  startList: 'Liste einfügen',
  startCategory: 'Aus Kategorie',
  startExamples: 'Beispiele',

  settings: 'Einstellungen',
  title: 'Titel',
  titleQuestion: 'Wie soll sie heißen?',
  titleExample: 'Montagsmeeting',
  gridSize: 'Raster',
  freeSpace: 'Freifeld in der Mitte',
  columns: 'Wörter bleiben in ihrer Spalte',
  columnsHint: 'Auf jeder Karte stehen in einer Spalte nur Wörter dieser Spalte, wie beim klassischen Bingo.',
  toWin: (pattern: string) => `Ziel: ${pattern}`,
  theme: (name: string) => `Farbe: ${name}`,
  themes: {
    blue: 'Blau',
    pink: 'Rosa',
    green: 'Grün',
    purple: 'Lila',
    yellow: 'Gelb',
    red: 'Rot',
  },

  actions: 'Werkzeuge',
  fill: 'Füllen',
  pasteList: 'Liste einfügen',
  fillCategory: 'Aus Kategorie',
  addExamples: 'Beispiele einfügen',
  change: 'Ändern',
  shuffle: 'Felder mischen',
  clear: 'Felder leeren',
  image: 'Bild fürs Freifeld',
  versions: 'Frühere Versionen',
  handOut: 'Verteilen',
  print: 'Zettel drucken',
  printNothing: 'Noch nichts zu drucken',
  printNothingText: 'Füll erst ein paar Felder.',
  coHosts: 'Co-Hosts',
  leave: 'Karte verlassen',
  again: 'Noch mal spielen',
  againText: 'Gleiche Felder, keine Markierungen.',
  newRound: 'Neue Runde',

  live: 'Live',
  guest: 'Ohne Konto',
  guestText: '<b>Ohne Konto:</b> nur auf diesem Gerät.',
  guestSafari: '<b>Ohne Konto:</b> nur auf diesem Gerät. Safari löscht die Karte nach 7 Tagen ohne Besuch.',
  logIn: 'Anmelden',
  hosts: (hosts: number) => `${hosts} Hosts bearbeiten gerade`,
  copy: 'Du machst eine Kopie',
  copyOfGuest:
    'Beim Speichern entsteht deine eigene Kopie. Ist es deine Karte? Dann melde dich an und bearbeite sie.',
  copyText: 'Diese Karte gehört jemand anderem. Beim Speichern entsteht deine eigene Kopie.',
  backToGame: 'Zurück zum Spiel',
  status: {
    draft: 'Noch nicht gespeichert',
    temporary: 'In diesem Browser',
    saved: 'Gespeichert',
    saving: 'Speichert',
    five: `Braucht ${MIN_FILLED_CELLS} Felder`,
    held: (changes: number) =>
      plural(changes, { one: '1 Änderung noch nicht live', other: `${changes} Änderungen noch nicht live` }),
    offlineKept: (changes: number) => kept('Offline', changes),
    signedOut: 'Abgemeldet',
    signedOutKept: (changes: number) => kept('Abgemeldet', changes),
    deleted: 'Nicht auf dem Server',
    readOnly: 'Nur lesen',
    failed: 'Nicht gespeichert',
    failedKept: (changes: number) => kept('Nicht gespeichert', changes),
  },
  announced: {
    offline: 'Offline. Deine Änderungen sind sicher. Wir speichern sie, sobald du online bist.',
    unsaved: 'Deine Änderungen sind sicher, und wir versuchen es weiter.',
    'signed-out':
      'Du bist abgemeldet. Deine Änderungen sind hier sicher. Melde dich an, um sie zu speichern.',
    forbidden: 'Du kannst diese Karte nicht mehr bearbeiten.',
    failed: 'Deine letzte Änderung wurde nicht gespeichert.',
  },

  changesSafe: 'Deine Änderungen an dieser Karte sind in diesem Browser sicher.',
  missing:
    'Prüfe den Link. Hast du die Karte gelöscht, kannst du sie in <myCards>Meine Karten</myCards> wiederherstellen.',
  saveMine: 'Meine Version als neue speichern',
}
