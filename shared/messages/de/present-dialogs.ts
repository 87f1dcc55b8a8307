import type { Messages } from '../messages.ts'
import type { presentDialogs as english } from '../en/present-dialogs.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: 'Wörter vorlesen',
    sayHint: 'Mit einer Stimme dieses Geräts.',
    automatic: 'Automatisch ausrufen',
    automaticHint: 'Es hört auf, wenn du diese Seite verlässt.',
    off: 'Aus',
    every: (seconds: number) => `Alle ${seconds} Sekunden`,
  },
  shortcuts: {
    title: 'Tastenkürzel',
    clicker: 'Ein Presenter geht auch.',
    single: 'Kürzel mit nur einer Taste',
    card: { keys: '1, C', effect: 'Die Karte' },
    code: { keys: '2, Q', effect: 'Der QR-Code' },
    caller: { keys: '3, L', effect: 'Die Liste des Ausrufers' },
    fullScreen: { keys: 'F', effect: 'Vollbild; Esc beendet es' },
    next: { keys: 'Leertaste, →, Bild ab', effect: 'Das nächste Wort' },
    back: { keys: '←, Bild auf', effect: 'Letztes Wort zurücknehmen' },
  },
}
