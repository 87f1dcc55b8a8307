import type { categoryScreen as english } from '../en/category-screen.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const categoryScreen: Messages<typeof english> = {
  back: 'Wróć do kategorii',
  loading: 'Wczytuję kategorię',
  loadFailedTitle: 'Kategoria się nie wczytała',
  loadFailed: 'Coś poszło nie tak. Spróbuj jeszcze raz.',
  detailsFailed: 'Opis kategorii się nie wczytał',
  itemsFailed: 'Teksty się nie wczytały',
  notFoundTitle: 'Nie ma takiej kategorii',
  notFound: 'Mogła zostać usunięta albo link jest niepełny.',

  official: 'Oficjalna',
  byYou: 'Twoja',
  sharedBy: 'Udostępnia <owner></owner>',
  youCan: { view: 'Możesz przeglądać', copy: 'Możesz kopiować', edit: 'Możesz edytować' },

  drawnFrom: (count) =>
    plural(count, {
      one: 'Wylosowana z 1 tekstu',
      few: `Wylosowana z ${count} tekstów`,
      many: `Wylosowana z ${count} tekstów`,
      other: `Wylosowana z ${count} tekstu`,
    }),
  missing: (count) =>
    plural(count, {
      one: `Brakuje ${count} tekstu do karty`,
      few: `Brakuje ${count} tekstów do karty`,
      many: `Brakuje ${count} tekstów do karty`,
      other: `Brakuje ${count} tekstu do karty`,
    }),
  shuffle: 'Przelosuj',
  gridSize: 'Rozmiar siatki',
  play: 'Zagraj na tej karcie',
  starting: 'Zaczynam…',
  use: 'Zrób kartę',
  edit: 'Edytuj kategorię',
  leave: 'Opuść kategorię',
  report: 'Zgłoś tę kategorię',

  items: 'Teksty',
  show: 'Pokaż',
  hide: 'Ukryj',
  add: 'Dodaj teksty',
  loadingItems: 'Wczytuję teksty',
  itemsFailedTitle: 'Teksty się nie wczytały',
  itemsFailedText: 'Coś poszło nie tak. Spróbuj jeszcze raz.',
  noItems: 'Nie ma jeszcze tekstów',
  noItemsOwn: 'Dodaj to, co zawsze się zdarza, pojedynczo albo całą listą. Na kartę wystarczy dziewięć.',
  noItemsOther: 'Na razie nic tu nie ma.',

  search: 'Szukaj tekstów po treści lub tagu',
  searchHint: 'Szukaj tekstów i #tagów',
  found: (count) =>
    plural(count, {
      one: `Znaleziono ${count} tekst`,
      few: `Znaleziono ${count} teksty`,
      many: `Znaleziono ${count} tekstów`,
      other: `Znaleziono ${count} tekstu`,
    }),
  noneFoundTitle: 'Nic nie znaleziono',
  noneFound: 'Żaden tekst nie pasuje.',
  showAll: 'Pokaż wszystkie',
  type: 'Rodzaj',
  allTypes: 'Wszystkie rodzaje',
  tag: 'Tag',
  allTags: 'Wszystkie tagi',
  sort: 'Sortuj',
  sorts: { newest: 'Najnowsze', oldest: 'Najstarsze', name: 'A–Z' },

  source: 'Źródło: <source></source>',
  editItem: (words) => `Edytuj „${words}”`,
  deleteItem: (words) => `Usuń „${words}”`,
  itemDeleted: 'Tekst usunięty',
  deleteItemFailed: 'Nie udało się usunąć tekstu',
  added: 'Teksty dodane',
  addFailed: 'Nie udało się dodać tekstów',
  updated: 'Tekst zapisany',
}
