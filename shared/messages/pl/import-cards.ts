import type { importCards as english } from '../en/import-cards.ts'
import { numberIn, pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')
const number = numberIn('pl')

const cards = (count: number) =>
  plural(count, {
    one: `${number(count)} karta`,
    few: `${number(count)} karty`,
    many: `${number(count)} kart`,
    other: `${number(count)} karty`,
  })
/** The same as an object: “Importuj 1 kartę”. */
const cardsImported = (count: number) =>
  plural(count, {
    one: `${number(count)} kartę`,
    few: `${number(count)} karty`,
    many: `${number(count)} kart`,
    other: `${number(count)} karty`,
  })
const whichFile =
  'Wybierz plik zapisany przez „Pobierz moje dane” w ustawieniach profilu albo „Pobierz jako JSON” w menu karty.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Import kart',
  reading: (file) => `Czytam plik ${file}…`,

  refusedTitle: 'Tego pliku nie da się zaimportować',
  chooseAnother: 'Wybierz inny',
  makeCard: (words) => `Zrób kartę z tych ${words} tekstów`,
  unreadable: 'Nie udało się odczytać pliku. Wybierz go jeszcze raz.',
  brokenOff: 'Plik urywa się przed końcem. Pobierz go jeszcze raz.',
  notCards: `To nie jest plik z kartami. ${whichFile}`,
  tooNew: 'Ten plik pochodzi z nowszej wersji. Odśwież stronę i spróbuj jeszcze raz.',
  noCard: `W tym pliku nie ma karty. ${whichFile}`,
  empty: 'W tym pliku nie ma karty.',
  tooLarge: `Ten plik ma ponad 100 MB. ${whichFile}`,
  noneReadable: 'Popraw plik albo wybierz inny.',

  card: (position) => `Karta ${position}`,
  cardTitled: (position, title) => `Karta ${position}, „${title}”`,
  reasonAt: (field, reason) => `${field}: ${reason}`,
  reasonOf: (reason) => `: ${reason}`,
  notACard: 'To nie jest karta.',
  noSquares: 'Karta nie ma pól.',
  cannotImport: (count) => `Nie da się zaimportować (${number(count)}):`,
  skipped: (count) => `Pominięto (${number(count)}):`,
  more: (count) => `i jeszcze ${number(count)}`,

  readyTitle: (count) => `Zaimportować ${cardsImported(count)}?`,
  ready: 'Z każdej powstanie nowa karta z własnym linkiem. Karty, które już masz, się nie zmienią.',
  onlyCards: 'Importujemy tylko karty. Kategorie z tego pliku pomijamy.',
  import: (count) => `Importuj ${cardsImported(count)}`,

  runningTitle: (count) => `Importuję ${cardsImported(count)}`,
  running: (count, all) => `W Moich kartach jest już ${number(count)} z ${number(all)}.`,
  progress: 'Zaimportowano',
  stop: 'Zatrzymaj',

  partlyTitle: (count, all) => `Zaimportowano ${number(count)} z ${number(all)}`,
  endedTitle: (count) => `Zaimportowano ${cardsImported(count)}`,
  endedSkippedTitle: (count, skipped) =>
    `Zaimportowano ${cardsImported(count)}, pominięto ${number(skipped)}`,
  where: (count) =>
    plural(count, {
      one: 'Jest na początku Moich kart.',
      few: 'Są na początku Moich kart.',
      many: 'Są na początku Moich kart.',
      other: 'Są na początku Moich kart.',
    }),
  partly: (reason, rest) => `${reason} ${rest}`,
  stopped: 'Import zatrzymany.',
  noneYet: 'Nie ma jeszcze żadnej karty z pliku.',
  left: (count) =>
    plural(count, {
      one: 'Możesz jeszcze zaimportować pozostałą kartę.',
      few: `Możesz jeszcze zaimportować pozostałe ${cards(count)}.`,
      many: `Możesz jeszcze zaimportować pozostałych ${cards(count)}.`,
      other: `Możesz jeszcze zaimportować pozostałe ${cards(count)}.`,
    }),
  continue: 'Kontynuuj',
  done: 'Gotowe',

  leftTitle: 'Import zatrzymany',
  leftText: (count, all) => `W Moich kartach jest ${number(count)} z ${number(all)}.`,
}
