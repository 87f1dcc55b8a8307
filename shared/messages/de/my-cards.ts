import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { myCards as english } from '../en/my-cards.ts'

const plural = pluralIn('de')

export const myCards: Messages<typeof english> = {
  create: 'Neue Karte machen',
  import: 'Importieren',
  importFile: 'Datei mit Karten',

  search: 'Deine Karten nach Titel oder Feld suchen',
  searchHint: 'In Titeln und Feldern suchen',
  firstFound: (count: number) => `Die ersten ${count} Treffer`,
  found: (count: number) =>
    plural(count, { one: `${count} Karte gefunden`, other: `${count} Karten gefunden` }),
  noneFoundTitle: 'Keine Karte gefunden',
  noneFound: 'Zu „<q></q>“ passt kein Titel und kein Feld.',

  which: 'Welche Karten',
  filters: { all: 'Alle', mine: 'Eigene', shared: 'Geteilte', played: 'Gespielte' },
  noneHere: 'Keine Karten',
  noneShared: 'Hier landen Karten, die du mit anderen bearbeitest.',
  nonePlayed: 'Hier landen Karten, die du spielst.',

  loading: 'Deine Karten laden',
  loadFailedTitle: 'Karten nicht geladen',
  loadFailed: 'Das hat nicht geklappt. Versuch es später noch mal.',

  empty: 'Schreib auf, was immer passiert. Das Raster zeichnen wir drum herum.',
  createFirst: 'Karte machen',
  next: 'Neue Karte',

  thisMonth: 'Dieser Monat',

  firstSquares: 'Erste Felder',
  gridWithFree: (size: number) => `${size}x${size} mit Freifeld`,
  moreAndDay: (count: number) =>
    plural(count, { one: '+ 1 weiteres, <day></day>', other: `+ ${count} weitere, <day></day>` }),
  play: 'Spielen',
  playLabel: (title: string) => `${title} spielen`,
  editLabel: (title: string) => `${title} bearbeiten`,
  shareLabel: (title: string) => `${title} teilen`,
  moreLabel: (title: string) => `Mehr zu ${title}`,
  playing: (count: number) =>
    plural(count, {
      one: `<number>${count}</number><words>Person spielt gerade</words>`,
      other: `<number>${count}</number><words>Leute spielen gerade</words>`,
    }),

  temporary: 'Temporäre Karten',
  temporaryText: 'Es gibt sie nur in diesem Browser. Speichere sie, um sie zu teilen.',
  saved: 'Karte im Konto gespeichert!',
  saveFailed: 'Die Karte wurde nicht gespeichert. Versuch es noch mal.',
  inAccount: 'In deinem Konto',

  deletedTitle: 'Karte gelöscht',
  deleted: 'Deine Karte ist gelöscht.',
  deleteFailedTitle: 'Nicht gelöscht',
  deleteFailed: 'Die Karte wurde nicht gelöscht. Versuch es noch mal.',

  copyOf: (title: string) => `${title} (Kopie)`,
  duplicatedTitle: 'Karte dupliziert',
  duplicated: (title: string) => `„${title}“ liegt in „Meine Karten“.`,
  duplicateFailedTitle: 'Nicht dupliziert',
  duplicateFailed: 'Die Karte wurde nicht dupliziert. Versuch es noch mal.',

  menu: {
    edit: 'Bearbeiten',
    coHosts: 'Co-Hosts',
    duplicate: 'Duplizieren',
    download: 'Als JSON speichern',
    leave: 'Karte verlassen',
  },

  deleteTitle: 'Wirklich löschen?',
  deleteWarning: (title: string) =>
    `„${title}“ ist dann für immer weg. Das lässt sich nicht rückgängig machen.`,
  deleteRestorable: (title) =>
    `„${title}“ und der Link sind dann für alle weg. Du kannst die Karte ${TRASH_DAYS} Tage lang wiederherstellen, unter „Gelöscht“ unten in Meine Karten.`,
  stillPlaying: (count: number) =>
    plural(count, {
      one: `Gerade spielt ${count} Person damit. Sie kann zu Ende spielen.`,
      other: `Gerade spielen ${count} Leute damit. Sie können zu Ende spielen.`,
    }),
  delete: 'Löschen',

  shared: 'Mit dir geteilt',
  owned: (owner: string) => `Karte von ${owner}`,
  ownerless: 'Das Konto, dem sie gehörte, ist gelöscht. Du kannst die Karte duplizieren.',

  recent: 'Zuletzt gespielt',

  starters: 'Oder spiel eine von uns',
  starterSquares: 'Einige der Felder',
  starterGrid: '5x5, schon gefüllt',
}
