import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
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
}
