import { TRASH_DAYS } from '#shared/product.ts'
import type { myCards as english } from '../en/my-cards.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const myCards: Messages<typeof english> = {
  create: 'Zrób nową kartę',
  import: 'Importuj',
  importFile: 'Plik z kartami',

  search: 'Szukaj w swoich kartach po tytule lub polu',
  searchHint: 'Szukaj w tytułach i polach',
  firstFound: (count) => `Pierwsze wyniki: ${count}`,
  found: (count) =>
    plural(count, {
      one: `Znaleziono ${count} kartę`,
      few: `Znaleziono ${count} karty`,
      many: `Znaleziono ${count} kart`,
      other: `Znaleziono ${count} karty`,
    }),
  noneFoundTitle: 'Nic nie znaleziono',
  noneFound: 'W żadnym tytule ani polu nie ma „<q></q>”.',

  which: 'Które karty',
  filters: { all: 'Wszystkie', mine: 'Moje', shared: 'Wspólne', played: 'Zagrane' },
  noneHere: 'Tu nie ma kart',
  noneShared: 'Tu trafią karty, które inni pozwolą ci edytować.',
  nonePlayed: 'Tu trafią karty, na których grasz.',

  loading: 'Wczytuję twoje karty',
  loadFailedTitle: 'Karty się nie wczytały',
  loadFailed: 'Coś poszło nie tak przy wczytywaniu kart. Spróbuj później.',

  empty: 'Wpisz kilka rzeczy, które zawsze się zdarzają. Siatkę dorysujemy my.',
  createFirst: 'Zrób kartę',
  next: 'Nowa karta',

  thisMonth: 'W tym miesiącu',

  firstSquares: 'Pierwsze pola',
  gridWithFree: (size) => `${size}x${size} z jokerem`,
  moreAndDay: (count) =>
    plural(count, {
      one: '+ 1 pole, <day></day>',
      few: `+ ${count} pola, <day></day>`,
      many: `+ ${count} pól, <day></day>`,
      other: `+ ${count} pola, <day></day>`,
    }),
  play: 'Graj',
  playLabel: (title) => `Graj: ${title}`,
  editLabel: (title) => `Edytuj: ${title}`,
  shareLabel: (title) => `Udostępnij: ${title}`,
  moreLabel: (title) => `Więcej: ${title}`,
  playing: (count) =>
    plural(count, {
      one: `<number>${count}</number><words>osoba teraz gra</words>`,
      few: `<number>${count}</number><words>osoby teraz grają</words>`,
      many: `<number>${count}</number><words>osób teraz gra</words>`,
      other: `<number>${count}</number><words>osoby teraz gra</words>`,
    }),

  temporary: 'Karty tymczasowe',
  temporaryText: 'Są tylko w tej przeglądarce. Zapisz je, by móc je udostępniać.',
  saved: 'Karta jest już na twoim koncie!',
  saveFailed: 'Nie udało się zapisać karty. Spróbuj jeszcze raz.',
  inAccount: 'Na twoim koncie',

  deletedTitle: 'Karta usunięta',
  deleted: 'Nie ma jej już w twoich kartach.',
  deleteFailedTitle: 'Nie usunięto',
  deleteFailed: 'Nie udało się usunąć karty. Spróbuj jeszcze raz.',

  copyOf: (title) => `${title} (kopia)`,
  duplicatedTitle: 'Karta powielona',
  duplicated: (title) => `„${title}” jest w Moich kartach.`,
  duplicateFailedTitle: 'Nie powielono',
  duplicateFailed: 'Nie udało się powielić karty. Spróbuj jeszcze raz.',

  menu: {
    edit: 'Edytuj',
    coHosts: 'Pomocnicy',
    duplicate: 'Powiel',
    download: 'Pobierz jako JSON',
    leave: 'Przestań pomagać',
  },

  deleteTitle: 'Na pewno?',
  deleteWarning: (title) => `Karta „${title}” zniknie na zawsze. Tego nie da się cofnąć.`,
  deleteRestorable: (title) =>
    `Karta „${title}” i jej link znikną dla wszystkich. Przez ${TRASH_DAYS} dni możesz ją przywrócić z kosza na dole Moich kart.`,
  stillPlaying: (count) =>
    plural(count, {
      one: 'Właśnie gra na niej 1 osoba. Może dokończyć grę.',
      few: `Właśnie grają na niej ${count} osoby. Mogą dokończyć grę.`,
      many: `Właśnie gra na niej ${count} osób. Mogą dokończyć grę.`,
      other: `Właśnie gra na niej ${count} osoby. Mogą dokończyć grę.`,
    }),
  delete: 'Usuń',

  shared: 'Udostępnione tobie',
  owned: (owner) => `Karta: ${owner}`,
  ownerless: 'Konto właściciela już nie istnieje. Możesz powielić kartę.',

  recent: 'Ostatnio w grze',

  starters: 'Albo zagraj na jednej z naszych',
  starterSquares: 'Kilka z jej pól',
  starterGrid: '5x5, już wypełniona',
}
