import type { proof as english } from '../en/proof.ts'
import type { Messages } from '../messages.ts'

export const proof: Messages<typeof english> = {
  title: 'Bingo do sprawdzenia',
  offline: 'Offline: nowych wywołań nie widać',
  won: 'Prawdziwe bingo',
  notWon: 'Jeszcze nie bingo',
  unknown: 'Sprawdź teksty samodzielnie',
  noLink: 'Nie ma czego sprawdzać',
  noLinkText: 'Link jest niepełny. Poproś gracza o cały: jest pod przyciskiem „Pokaż moje bingo”.',
  trust: 'Ta strona wierzy temu, co mówi przeglądarka gracza. Nic z tego nie trafia na nasz serwer.',
  board: (title) => `Karta gracza: ${title}`,
  called: (count) => `Wywołane do tej pory: ${count}`,
  notes: 'Notatki',
  states: {
    both: (count) => `Zaznaczone i wywołane (${count})`,
    marked: (count) => `Zaznaczone, niewywołane (${count})`,
    called: (count) => `Wywołane, niezaznaczone (${count})`,
  },

  allCalled: (line, count) => `${line}: wywołane wszystkie pola (${count}).`,
  notCalled: (line, words) => `${line}: nie wywołano jeszcze ${words}.`,
  blank: 'puste pole',
  earlierRound: 'To bingo jest z wcześniejszej rundy.',
  changed: 'Karta zmieniła się, odkąd gracz to wysłał.',
  noLine: 'Nic na tej karcie nie jest jeszcze pełne.',
  noCalls: 'Na tej karcie nic nie wywołano, więc nie ma z czym porównać.',
  notReached: 'Karta jest teraz nieosiągalna: może brakować nowych wywołań.',
  noCard: 'Tej karty nie ma na naszym serwerze, więc nie ma z czym porównać.',
  words: (words) => `Teksty gracza: ${words}.`,
}
