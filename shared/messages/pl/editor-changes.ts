import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

const squares = (count: number) =>
  plural(count, {
    one: 'Wypełniono 1 pole',
    few: `Wypełniono ${count} pola`,
    many: `Wypełniono ${count} pól`,
    other: `Wypełniono ${count} pola`,
  })
const more = (count: number) =>
  plural(count, {
    one: '1 dodatkowy tekst poniżej',
    few: `${count} dodatkowe teksty poniżej`,
    many: `${count} dodatkowych tekstów poniżej`,
    other: `${count} dodatkowego tekstu poniżej`,
  })
const moved = (count: number) =>
  plural(count, {
    one: '1 tekst trafił do dodatkowych.',
    few: `${count} teksty trafiły do dodatkowych.`,
    many: `${count} tekstów trafiło do dodatkowych.`,
    other: `${count} tekstu trafiło do dodatkowych.`,
  })
const lost = (count: number) =>
  plural(count, {
    one: '1 tekst się nie zmieścił.',
    few: `${count} teksty się nie zmieściły.`,
    many: `${count} tekstów się nie zmieściło.`,
    other: `${count} tekstu się nie zmieściło.`,
  })

export const editorChanges: Messages<typeof english> = {
  shortened: (max) => `Skrócono do ${max} znaków`,
  steps: {
    grid: (size) => `Siatka ${size}x${size}`,
    freeSpaceOn: 'Joker włączony',
    freeSpaceOff: 'Joker wyłączony',
    shuffle: 'Tasowanie pól',
    clear: 'Czyszczenie karty',
    fill: 'Przykłady',
    swap: 'Zamiana pól',
    paste: 'Wklejona lista',
    category: 'Teksty z kategorii',
    put: 'Nowy tekst na karcie',
    restore: 'Przywrócona wersja',
    undo: 'Zmiana siatki',
  },
  undone: (step) => `Cofnięto: ${step}`,
  redone: (step) => `Ponowiono: ${step}`,
  redo: 'Ponów',
  cantUndo: (step) => `Nie da się cofnąć: ${step}`,
  cantRedo: (step) => `Nie da się ponowić: ${step}`,
  stale: 'Karta zmieniła się od tego czasu.',
  wouldNotFit: (words) =>
    plural(words, {
      one: '1 tekst się nie zmieści. Najpierw usuń coś z dodatkowych tekstów.',
      few: `${words} teksty się nie zmieszczą. Najpierw usuń coś z dodatkowych tekstów.`,
      many: `${words} tekstów się nie zmieści. Najpierw usuń coś z dodatkowych tekstów.`,
      other: `${words} tekstu się nie zmieści. Najpierw usuń coś z dodatkowych tekstów.`,
    }),
  cantApply: 'Nie da się wprowadzić tej zmiany',
  applyAgain: 'Wprowadź znowu',
  changed: 'Karta zmieniła się gdzie indziej',
  changedText: 'Twoja wcześniejsza zmiana nie została wprowadzona.',
  movedAway: 'Ktoś inny wpisał coś w twoje pole',
  movedAwayText: (words) => `Twój tekst trafił do dodatkowych: ${words}.`,
  putBack: 'Wstaw z powrotem',
  noRoom: 'Nie ma na to miejsca',
  noRoomFor: (words) => `Nie ma na karcie: ${words}. Usuń coś z dodatkowych tekstów i spróbuj ponownie.`,
  noRoomText: 'Usuń coś z dodatkowych tekstów i spróbuj ponownie.',
  someone: (count) =>
    plural(count, {
      one: 'Ktoś zmienił 1 pole.',
      few: `Ktoś zmienił ${count} pola.`,
      many: `Ktoś zmienił ${count} pól.`,
      other: `Ktoś zmienił ${count} pola.`,
    }),

  examples: 'Przykłady dodane',
  examplesText: 'W puste pola wpadły przykłady na noc filmową!',
  full: 'Nie ma pustych pól',
  fullText: 'Wszystkie pola są wypełnione.',
  cleared: 'Wyczyszczono',
  clearedText: 'Wszystkie pola są puste.',
  empty: 'Nie ma czego czyścić',
  emptyText: 'Karta jest już pusta.',
  shuffled: 'Przetasowano',
  shuffledText: 'Pola mają nową kolejność!',
  shuffleNothing: 'Nie ma czego tasować',
  shuffleNothingText: 'Najpierw wypełnij co najmniej 2 pola.',
  pasted: 'Lista wklejona',
  pasteNothing: 'Nie ma czego wklejać',
  pasteNothingText: 'Te teksty są już na karcie.',
  fromCategory: 'Wypełniono',
  fillNothing: 'Nie ma czym wypełnić',
  fillNothingText: (category) => `Wszystko, co pasuje z kategorii „${category}”, już tu jest.`,
  restored: 'Przywrócono',
  restoredText: 'Karta jest taka jak dawniej.',
  restoreNothing: 'Nie ma czego przywracać',
  restoreNothingText: 'Karta jest taka jak wtedy.',
  filled: (filled) => `${squares(filled)}.`,
  filledAndMore: (filled, words) => `${squares(filled)}, ${more(words)}.`,
  more: (words) => `${more(words)}.`,
  filledFrom: (filled, category) => `${squares(filled)} z kategorii „${category}”.`,
  filledFromAndMore: (filled, category, words) =>
    `${squares(filled)} z kategorii „${category}”, ${more(words)}.`,
  moreFrom: (words, category) => `${more(words)} z kategorii „${category}”.`,
  grid: (size) => `Siatka ${size}x${size}`,
  freeSpace: 'Joker',
  moved,
  lost,
  movedAndLost: (movedWords, lostWords) => `${moved(movedWords)} ${lost(lostWords)}`,
  swappedWith: (words) => `Zamiana z polem ${words}`,
  swappedWithBlank: 'Zamiana z pustym polem',
  swapped: 'Pola zamienione',
  put: (word) => `„${word}” jest na karcie`,
  stillCalled: 'Nadal wywołane',
  takeBack: 'Wycofaj',
  called: (word) => `Wywołane: ${word}.`,
  takenBack: (word) => `Wycofane: ${word}.`,
  newCard: 'Nowa karta',
  newCardText: 'Niezapisaną kartę odkładamy na bok.',

  cannotSave: 'Nie można zapisać',
  cannotSaveText: `Najpierw wypełnij co najmniej ${MIN_FILLED_CELLS} pól.`,
  cannotShare: 'Nie można udostępnić',
  cannotShareText: 'Najpierw zapisz kartę.',
  saved: 'Karta zapisana!',
  savedToAccount: 'Karta jest już na twoim koncie!',
  savedHere: 'Karta tymczasowa zapisana. Zaloguj się, by zapisać ją na stałe.',
  savedElsewhere: 'Zapisano w innym oknie',
  savedElsewhereText: 'Teraz widzisz zapisaną kartę.',
  updated: 'Zmiany zapisane!',
  play: 'Graj',
  open: 'Otwórz',
  offlineText: 'Twoje zmiany są bezpieczne. Zapiszemy je, gdy wróci połączenie.',
  failed: 'Nie udało się zapisać karty. Spróbuj jeszcze raz.',
  failedGone: 'Nie udało się zapisać karty. Nie ma jej już na serwerze. Możesz zapisać ją jako nową.',
  failedForbidden: 'Nie udało się zapisać karty. Nie możesz jej już edytować.',
  logIn: 'Zaloguj się, by zapisać',
  logInText: 'Do tego czasu zmiany zostają w tej przeglądarce.',
}
