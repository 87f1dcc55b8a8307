import type { proof as english } from '../en/proof.ts'
import type { Messages } from '../messages.ts'

export const proof: Messages<typeof english> = {
  title: 'Bingo do sprawdzenia',
  offline: 'Offline: nowych wywołań nie widać',
  won: 'Prawdziwe bingo',
  notWon: 'Jeszcze nie bingo',
  noLink: 'Nie ma czego sprawdzać',
  noLinkText: 'Link jest niepełny. Poproś gracza o cały: jest pod przyciskiem „Pokaż moje bingo”.',
  trust: 'Ta strona wierzy temu, co mówi przeglądarka gracza. Nic z tego nie trafia na nasz serwer.',
  board: (title) => `Karta gracza: ${title}`,
  called: (count) => `Wywołane do tej pory: ${count}`,
  states: {
    both: (count) => `Zaznaczone i wywołane (${count})`,
    marked: (count) => `Zaznaczone, niewywołane (${count})`,
    called: (count) => `Wywołane, niezaznaczone (${count})`,
  },

  allCalled: (line, count) => `${line}: wywołane wszystkie pola (${count}).`,
  notCalled: (line, words) => `${line}: nie wywołano jeszcze ${words}.`,
  blank: 'puste pole',
  earlierRound: 'To bingo jest z wcześniejszej rundy.',
  changed: (words) => `Karta zmieniła się od tego czasu. Teksty gracza: ${words}.`,
  noLine: 'Nic na tej karcie nie jest jeszcze pełne.',
  marked: (line) => `Zaznaczone w całości: ${line}.`,
  notShared: 'Gracze tej karty nie widzą, co wywołano, więc sprawdź teksty samodzielnie.',
}
