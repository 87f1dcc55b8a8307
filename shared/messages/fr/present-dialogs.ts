import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: 'Dire les mots',
    sayHint: 'Avec une voix de cet appareil.',
    automatic: 'Annonces automatiques',
    automaticHint: 'Elles s’arrêtent quand tu quittes cette page.',
    off: 'Non',
    every: (seconds) => `Toutes les ${seconds} secondes`,
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    clicker: 'Une télécommande de présentation marche aussi.',
    single: 'Raccourcis à une touche',
    card: { keys: '1, C', effect: 'La grille' },
    code: { keys: '2, Q', effect: 'Le QR code' },
    caller: { keys: '3, L', effect: 'La liste du tirage' },
    fullScreen: { keys: 'F', effect: 'Plein écran ; Échap pour en sortir' },
    next: { keys: 'Espace, →, Page suiv.', effect: 'Le mot suivant' },
    back: { keys: '←, Page préc.', effect: 'Annuler la dernière annonce' },
  },
}
