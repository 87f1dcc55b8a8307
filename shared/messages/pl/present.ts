import type { present as english } from '../en/present.ts'
import type { Messages } from '../messages.ts'

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
  noCodeYet: (reason) => `Nie ma jeszcze kodu. ${reason}`,
  noCode: (reason) => `${reason} Jej link już nie działa, więc nie ma też kodu.`,

  noWords: 'Nie ma jeszcze czego wywoływać',
  eyesDown: 'Oczy na karty! Naciśnij „Dalej”, by wylosować pierwszy tekst.',
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
  roundBegan: 'Zaczęła się nowa runda',
  roundBeganText: 'Możesz wywoływać od początku.',

  progress: {
    none: (left) => `Zostało: ${left}`,
    some: (called, left) => `Wywołane: ${called}, zostało: ${left}`,
    all: (called) => `Komplet! Wywołane: ${called}`,
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    theirs: (words) => `Wywołane: ${words}`,
    undone: (word, current) => `Cofnięte: ${word}. ${current}.`,
    undoneAll: (word) => `Cofnięte: ${word}. Nic jeszcze nie wywołano.`,
    startedOver: 'Od początku. Nic jeszcze nie wywołano.',
  },
}
