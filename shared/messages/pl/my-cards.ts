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
  grid: (size) => `${size}x${size}`,
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
}
