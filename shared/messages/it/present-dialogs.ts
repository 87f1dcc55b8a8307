import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: 'Leggi le parole',
    sayHint: 'Con una voce di questo dispositivo.',
    automatic: 'Chiamate automatiche',
    automaticHint: 'Si fermano quando lasci questa pagina.',
    off: 'No',
    every: (seconds) => `Ogni ${seconds} secondi`,
  },
  shortcuts: {
    title: 'Scorciatoie da tastiera',
    clicker: 'Va bene anche un telecomando per presentazioni.',
    single: 'Scorciatoie con un tasto',
    card: { keys: '1, C', effect: 'La cartella' },
    code: { keys: '2, Q', effect: 'Il codice QR' },
    caller: { keys: '3, L', effect: 'La lista dell’estrazione' },
    fullScreen: { keys: 'F', effect: 'Schermo intero; Esc per uscire' },
    next: { keys: 'Spazio, →, Pag giù', effect: 'La parola dopo' },
    back: { keys: '←, Pag su', effect: 'Annulla l’ultima chiamata' },
  },
}
