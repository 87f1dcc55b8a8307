import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import type { editorLists as english } from '../en/editor-lists.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

const more = (words: number) =>
  plural(words, {
    one: 'Jeszcze 1 trafi do dodatkowych tekstów.',
    few: `Jeszcze ${words} trafią do dodatkowych tekstów.`,
    many: `Jeszcze ${words} trafi do dodatkowych tekstów.`,
    other: `Jeszcze ${words} trafi do dodatkowych tekstów.`,
  })

const squares = (count: number) =>
  plural(count, { one: '1 pole', few: `${count} pola`, many: `${count} pól`, other: `${count} pola` })
const emptySquares = (count: number) =>
  plural(count, {
    one: '1 puste pole',
    few: `${count} puste pola`,
    many: `${count} pustych pól`,
    other: `${count} pustego pola`,
  })

export const editorLists: Messages<typeof english> = {
  how: 'Jak dodać',
  fill: 'W puste pola',
  addToMore: 'Do dodatkowych tekstów',
  replace: 'Zastąp wszystko',

  pasteExplanation: 'Wklej listę lub tabelę albo otwórz plik. Najpierw zobaczysz tutaj, co z tego wyjdzie.',
  list: 'Lista',
  closed: 'Zamknięto listę',
  addWords: 'Dodaj teksty',
  replaceWords: (words) =>
    plural(words, {
      one: 'Zastąp 1 tekst',
      few: `Zastąp ${words} teksty`,
      many: `Zastąp ${words} tekstów`,
      other: `Zastąp ${words} tekstu`,
    }),
  fillSquares: 'Wypełnij pola',
  squares: (filled, places) => `Pola: ${filled} z ${places}`,
  emptySquares: (filled, places) => `Puste pola: ${filled} z ${places}`,
  notes: {
    extra: (words) =>
      plural(words, {
        one: '1 trafi do dodatkowych tekstów',
        few: `${words} trafią do dodatkowych tekstów`,
        many: `${words} trafi do dodatkowych tekstów`,
        other: `${words} trafi do dodatkowych tekstów`,
      }),
    'no-room': (words) =>
      plural(words, {
        one: '1 się nie zmieści',
        few: `${words} się nie zmieszczą`,
        many: `${words} się nie zmieści`,
        other: `${words} się nie zmieści`,
      }),
    cut: (words) => `skrócone do ${CELL_MAX_LENGTH} znaków: ${words}`,
    duplicate: (words) => `powtórzone, pominięte: ${words}`,
    'on-card': (words) => `już na karcie: ${words}`,
    'left-out': (words) => `pominięte nagłówki i liczby: ${words}`,
  },
  andMore: (words) => `i jeszcze ${words}`,
  take: 'Co wstawić',
  takeAll: (words) => (words === 1 ? 'Jedyny tekst' : `Wszystkie teksty (${words})`),
  takeLines: 'Każdy wiersz bez zmian',
  column: (number) => `Kolumna ${number}`,
  forms: { table: 'To wygląda na tabelę.', data: 'To wygląda na dane z programu.' },
  preview: 'Twoja karta z tą listą',
  makeCategory: (words) => `Utwórz kategorię ze wszystkich ${words}`,

  fillTitle: 'Wypełnij z kategorii',
  fillExplanation: 'Długie teksty skracamy, żeby się zmieściły.',
  fillAnswer: 'Wypełnij',
  category: 'Kategoria',
  mine: 'Moje kategorie',
  shared: 'Udostępnione tobie',
  official: `Od ${PRODUCT_NAME}.app`,
  loading: 'Wczytuję kategorie',
  loadingItems: 'Wczytuję teksty…',
  none: 'Nie ma jeszcze kategorii z tekstami.',
  failed: 'Kategorie się nie wczytały.',
  fillsSome: (filled, places) => `Wypełni ${filled} z ${places} pól. Więcej tekstów nie ma.`,
  fillsSomeEmpty: (filled, places) => `Wypełni ${filled} z ${places} pustych pól. Więcej tekstów nie ma.`,
  fillsAll: (places) => `Wypełni losowo całą kartę: ${squares(places)}.`,
  fillsAllEmpty: (places) => `Wypełni losowo ${emptySquares(places)}.`,
  fillsAndMore: (fills, words) => `${fills} ${more(words)}`,
}
