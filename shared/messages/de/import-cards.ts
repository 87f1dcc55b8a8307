import { type Messages, numberIn, pluralIn } from '../messages.ts'
import type { importCards as english } from '../en/import-cards.ts'

const plural = pluralIn('de')
const number = numberIn('de')

const cards = (count: number) =>
  plural(count, { one: `${number(count)} Karte`, other: `${number(count)} Karten` })
const whichFile =
  'Wähle die Datei, die „Daten herunterladen“ im Profil oder „Als JSON speichern“ im Menü einer Karte gespeichert hat.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Karten importieren',
  reading: (file: string) => `${file} wird gelesen …`,

  refusedTitle: 'Diese Datei passt nicht',
  chooseAnother: 'Andere wählen',
  makeCard: (words: number) => `Karte aus diesen ${words} Wörtern machen`,
  unreadable: 'Diese Datei ist nicht lesbar. Wähle sie noch mal.',
  brokenOff: 'Die Datei bricht vor dem Ende ab. Lade sie noch mal herunter.',
  notCards: `In dieser Datei sind keine Karten. ${whichFile}`,
  tooNew: 'Die Datei stammt aus einer neueren Version. Lade diese Seite neu und versuch es noch mal.',
  noCard: `In dieser Datei ist keine Karte. ${whichFile}`,
  empty: 'In dieser Datei ist keine Karte.',
  tooLarge: `Diese Datei ist größer als 100 MB. ${whichFile}`,
  noneReadable: 'Berichtige die Datei oder wähle eine andere.',

  card: (position: number) => `Karte ${position}`,
  cardTitled: (position: number, title: string) => `Karte ${position}, „${title}“`,
  reasonAt: (field: string, reason: string) => `${field}: ${reason}`,
  reasonOf: (reason: string) => `: ${reason}`,
  notACard: 'Das ist keine Karte.',
  noSquares: 'Die Karte hat keine Felder.',
  cannotImport: (count: number) => `${number(count)} nicht importierbar:`,
  skipped: (count: number) => `${number(count)} ausgelassen:`,
  more: (count: number) => `und ${number(count)} weitere`,

  readyTitle: (count: number) => `${cards(count)} importieren?`,
  ready: 'Jede wird eine neue Karte mit eigenem Link. Deine anderen Karten bleiben, wie sie sind.',
  onlyCards: 'Importiert werden nur Karten. Kategorien in dieser Datei bleiben außen vor.',
  import: (count: number) => `${cards(count)} importieren`,

  runningTitle: (count: number) =>
    plural(count, {
      one: `${cards(count)} wird importiert`,
      other: `${cards(count)} werden importiert`,
    }),
  running: (count: number, all: number) => `${number(count)} von ${number(all)} in „Meine Karten“.`,
  progress: 'Importiert',
  stop: 'Anhalten',

  partlyTitle: (count: number, all: number) => `${number(count)} von ${cards(all)} importiert`,
  endedTitle: (count: number) => `${cards(count)} importiert`,
  endedSkippedTitle: (count: number, skipped: number) =>
    `${cards(count)} importiert, ${number(skipped)} ausgelassen`,
  where: (count: number) =>
    plural(count, {
      one: 'Sie steht in „Meine Karten“ ganz vorn.',
      other: 'Sie stehen in „Meine Karten“ ganz vorn.',
    }),
  partly: (reason: string, rest: string) => `${reason} ${rest}`,
  stopped: 'Du hast den Import angehalten.',
  noneYet: 'Noch keine Karte importiert.',
  left: (count: number) =>
    plural(count, {
      one: 'Die andere Karte kannst du noch importieren.',
      other: `Die anderen ${cards(count)} kannst du noch importieren.`,
    }),
  continue: 'Weiter',
  done: 'Fertig',

  leftTitle: 'Import angehalten',
  leftText: (count: number, all: number) => `${number(count)} von ${cards(all)} in „Meine Karten“.`,
}
