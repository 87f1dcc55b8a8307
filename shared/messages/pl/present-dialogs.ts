import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    title: 'Opcje losowania',
    playersSee: 'Gracze widzą wywołane',
    playersSeeHint: 'Wywołane pola dostają obwódkę. Zaznaczenia graczy się nie zmieniają.',
    say: 'Czytaj na głos',
    sayHint: 'Głosem tego urządzenia.',
    automatic: 'Automatyczne losowanie',
    automaticHint: 'Zatrzymuje się, gdy opuścisz tę stronę.',
    off: 'Wyłączone',
    every: (seconds) => `Co ${seconds} s`,
  },
  shortcuts: {
    title: 'Skróty klawiszowe',
    clicker: 'Działa też pilot do prezentacji.',
    single: 'Skróty z jednym klawiszem',
    card: { keys: '1, C', effect: 'Karta' },
    code: { keys: '2, Q', effect: 'Kod QR' },
    caller: { keys: '3, L', effect: 'Losowanie' },
    fullScreen: { keys: 'F', effect: 'Pełny ekran, wyjście: Esc' },
    next: { keys: 'Spacja, →, Page Down', effect: 'Następny tekst' },
    back: { keys: '←, Page Up', effect: 'Cofnij wywołanie' },
  },
  startOver: {
    title: 'Zacząć od początku?',
    withRound:
      'Zacznie się nowa runda: u wszystkich zniknie to, co zostało wywołane, a graczom zaproponujemy, by odznaczyli swoje pola.',
    callsOnly: 'Zniknie to, co zostało wywołane, a teksty przetasują się od nowa.',
    answer: 'Od początku',
    pending: 'Zaczynam…',
    roundToo: 'Zacznij też nową rundę',
    roundTooHint: 'Zaproponuje graczom, by odznaczyli swoje pola.',
  },
}
