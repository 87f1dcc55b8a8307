import type { present as english } from '../en/present.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pl')

export const present: Messages<typeof english> = {
  title: (card) => `${card} (na dużym ekranie)`,
  offline: 'Offline: nowych zmian nie widać',

  back: 'Wróć do karty',
  views: { label: 'Widok', card: 'Karta', code: 'Kod QR', caller: 'Losowanie' },
  newRound: 'Nowa runda',
  shortcuts: 'Skróty klawiszowe',
  fullScreen: 'Pełny ekran',
  leaveFullScreen: 'Zamknij pełny ekran',

  scan: 'Zeskanuj i graj',
  ownOrder: 'Każdy ma własny układ.',
  typeCode: 'Albo wpisz ten kod na <site></site>',
  noCode: (reason) => `${reason} Jej link już nie działa, więc nie ma też kodu.`,

  noWords: 'Nie ma jeszcze czego wywoływać',
  eyesDown: 'Oczy na karty! Naciśnij „Dalej”, by wylosować pierwszy tekst.',
  notCalled: 'Nic jeszcze nie wywołano',
  hostsCall:
    'Wywoływać mogą tylko osoby prowadzące tę kartę. <copy>Zrób własną kopię</copy>, by wywoływać te teksty samodzielnie.',
  next: 'Dalej',
  allCalled: 'To już wszystko',
  undo: 'Cofnij wywołanie',
  startOver: 'Od początku',
  called: 'Wywołane',
  calledSoFar: 'Wywołane do tej pory',
  playersSee: 'Gracze widzą wywołane',
  every: (seconds) => `Co ${seconds} s`,
  sayAgain: 'Powtórz na głos',
  options: 'Opcje losowania',
  deviceCalls: (words) =>
    plural(words, {
      one: 'Dodać tekst wywołany na tym urządzeniu?',
      few: `Dodać ${words} teksty wywołane na tym urządzeniu?`,
      many: `Dodać ${words} tekstów wywołanych na tym urządzeniu?`,
      other: `Dodać ${words} tekstu wywołanego na tym urządzeniu?`,
    }),
  addCalls: 'Dodaj',
  dropCalls: 'Nie dodawaj',

  progress: {
    none: (left) => `Zostało: ${left}`,
    some: (called, left) => `Wywołane: ${called}, zostało: ${left}`,
    all: (called) => `Komplet! Wywołane: ${called}`,
    helpless: (words) => `nikomu nie pomogą: ${words}`,
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    undone: (word, current) => `Cofnięte: ${word}. ${current}.`,
    undoneAll: (word) => `Cofnięte: ${word}. Nic jeszcze nie wywołano.`,
  },
  callerOptions: {
    say: 'Czytaj na głos',
    sayHint: 'Głosem tego urządzenia.',
    automatic: 'Automatyczne losowanie',
    automaticHint: 'Zatrzymuje się, gdy opuścisz tę stronę.',
    off: 'Wyłączone',
    every: (seconds) => `Co ${seconds} s`,
  },
  keys: {
    clicker: 'Działa też pilot do prezentacji.',
    single: 'Skróty z jednym klawiszem',
    card: { keys: '1, C', effect: 'Karta' },
    code: { keys: '2, Q', effect: 'Kod QR' },
    caller: { keys: '3, L', effect: 'Losowanie' },
    fullScreen: { keys: 'F', effect: 'Pełny ekran, wyjście: Esc' },
    next: { keys: 'Spacja, →, Page Down', effect: 'Następny tekst' },
    back: { keys: '←, Page Up', effect: 'Cofnij wywołanie' },
  },
}
