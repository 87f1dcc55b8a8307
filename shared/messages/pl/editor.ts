import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editor as english } from '../en/editor.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

const changes = (count: number) =>
  plural(count, { one: '1 zmiana', few: `${count} zmiany`, many: `${count} zmian`, other: `${count} zmiany` })
const kept = (status: string, count: number) => `${status}, ${changes(count)} u ciebie`

export const editor: Messages<typeof english> = {
  titleOf: (card) => `Edycja: ${card}`,
  newTitle: 'Nowa karta',
  playLater: 'Najpierw zapisz, potem graj',

  board: 'Edytor karty',
  unnamed: 'Nazwij tę kartę',
  startHere: 'Zacznij tu',
  squares: {
    put: 'umieść tutaj',
    call: 'wywołaj',
    takeBack: 'wycofaj',
    swap: 'zamień z tym polem',
    cancelSwap: 'anuluj zamianę',
  },
  field: 'Tekst tego pola',
  pickFor: (word) => `Wybierz pole dla „${word}”`,
  pickOther: 'Wybierz pole do zamiany',
  tooFew: `Gracze wciąż widzą starą kartę. Wypełnij ${MIN_FILLED_CELLS} pól`,
  called: (called, total) => `Wywołane: ${called} z ${total}`,
  filled: (filled, places) => `Wypełnione pola: ${filled} z ${places}`,
  mode: 'Po dotknięciu pola',
  modes: { edit: 'Edytuj', call: 'Wywołaj' },
  start: 'Wypełnij kartę',
  startList: 'Wklej listę',
  startCategory: 'Z kategorii',
  startExamples: 'Przykłady',

  settings: 'Ustawienia karty',
  title: 'Tytuł',
  titleQuestion: 'Jak ją nazwiemy?',
  titleExample: 'Poniedziałkowe zebranie',
  gridSize: 'Rozmiar siatki',
  freeSpace: 'Joker na środku',
  columns: 'Teksty zostają w swojej kolumnie',
  columnsHint: 'Na karcie każdego gracza kolumna ma tylko teksty z tej kolumny, jak w klasycznym bingo.',
  toWin: (pattern) => `Wygrywa: ${pattern}`,
  theme: (name) => `Motyw: ${name}`,
  themes: {
    blue: 'Niebieski',
    pink: 'Różowy',
    green: 'Zielony',
    purple: 'Fioletowy',
    yellow: 'Żółty',
    red: 'Czerwony',
  },

  actions: 'Na skróty',
  fill: 'Wypełnij',
  pasteList: 'Wklej listę',
  fillCategory: 'Wypełnij z kategorii',
  addExamples: 'Dodaj przykłady',
  change: 'Zmień',
  shuffle: 'Przetasuj pola',
  clear: 'Wyczyść pola',
  image: 'Obrazek jokera',
  versions: 'Poprzednie wersje',
  handOut: 'Rozdaj',
  print: 'Drukuj kartki',
  printNothing: 'Nie ma jeszcze co drukować',
  printNothingText: 'Najpierw wypełnij kilka pól.',
  coHosts: 'Pomocnicy',
  leave: 'Przestań pomagać',
  again: 'Zagraj znowu',
  againText: 'Te same pola, bez zaznaczeń.',
  newRound: 'Nowa runda',

  live: 'Na żywo',
  guest: 'Tryb gościa',
  guestText: '<b>Tryb gościa:</b> tylko na tym urządzeniu.',
  guestSafari: '<b>Tryb gościa:</b> tylko na tym urządzeniu. Safari usuwa kartę po 7 dniach bez wizyty.',
  logIn: 'Zaloguj',
  hosts: (hosts) =>
    plural(hosts, {
      one: 'Edytuje 1 osoba',
      few: `Edytują ${hosts} osoby`,
      many: `Edytuje ${hosts} osób`,
      other: `Edytuje ${hosts} osoby`,
    }),
  copy: 'Robisz kopię',
  copyOfGuest:
    'Po zapisaniu będziesz mieć własną kopię. Jeśli ta karta jest twoja, zaloguj się, by ją edytować.',
  copyText: 'Ta karta należy do kogoś innego. Po zapisaniu będziesz mieć własną kopię.',
  backToGame: 'Wróć do gry',
  status: {
    draft: 'Jeszcze niezapisana',
    temporary: 'W tej przeglądarce',
    saved: 'Zapisana',
    saving: 'Zapisuję',
    five: `Wypełnij ${MIN_FILLED_CELLS} pól`,
    held: (count) => `${changes(count)} jeszcze nie na żywo`,
    offlineKept: (count) => kept('Offline', count),
    signedOut: 'Wylogowano',
    signedOutKept: (count) => kept('Wylogowano', count),
    deleted: 'Nie ma na serwerze',
    readOnly: 'Tylko odczyt',
    failed: 'Nie zapisano',
    failedKept: (count) => kept('Nie zapisano', count),
  },
  announced: {
    offline: 'Offline. Twoje zmiany są bezpieczne. Zapiszemy je, gdy wróci połączenie.',
    unsaved: 'Twoje zmiany są bezpieczne, próbujemy dalej.',
    'signed-out': 'Wylogowano. Twoje zmiany są tu bezpieczne i zaczekają, aż się zalogujesz.',
    forbidden: 'Nie możesz już edytować tej karty.',
    failed: 'Nie udało się zapisać ostatniej zmiany.',
  },

  changesSafe: 'Twoje zmiany na tej karcie są bezpieczne w tej przeglądarce.',
  missing: 'Sprawdź link. Usuniętą kartę możesz przywrócić w <myCards>Moich kartach</myCards>.',
  saveMine: 'Zapisz moją wersję jako nową',
}
