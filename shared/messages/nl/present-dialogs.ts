import type { Messages } from '../messages.ts'
import type { presentDialogs as english } from '../en/present-dialogs.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: 'Woorden voorlezen',
    sayHint: 'Met een stem van dit apparaat.',
    automatic: 'Automatisch omroepen',
    automaticHint: 'Het stopt als je deze pagina verlaat.',
    off: 'Uit',
    every: (seconds: number) => `Elke ${seconds} seconden`,
  },
  shortcuts: {
    title: 'Sneltoetsen',
    clicker: 'Een presenter werkt ook.',
    single: 'Sneltoetsen met één toets',
    card: { keys: '1, C', effect: 'De kaart' },
    code: { keys: '2, Q', effect: 'De QR-code' },
    caller: { keys: '3, L', effect: 'De lijst van de omroeper' },
    fullScreen: { keys: 'F', effect: 'Volledig scherm; met Esc ga je eruit' },
    next: { keys: 'Spatie, →, Page Down', effect: 'Het volgende woord' },
    back: { keys: '←, Page Up', effect: 'Laatste woord intrekken' },
  },
}
