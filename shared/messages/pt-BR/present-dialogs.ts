import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: 'Ler em voz alta',
    sayHint: 'Com uma voz deste aparelho.',
    automatic: 'Sorteio automático',
    automaticHint: 'Ele para quando você sai desta página.',
    off: 'Não',
    every: (seconds) => `A cada ${seconds} segundos`,
  },
  shortcuts: {
    title: 'Atalhos do teclado',
    clicker: 'Um passador de slides também funciona.',
    single: 'Atalhos de uma tecla',
    card: { keys: '1, C', effect: 'A cartela' },
    code: { keys: '2, Q', effect: 'O QR code' },
    caller: { keys: '3, L', effect: 'A lista do sorteio' },
    fullScreen: { keys: 'F', effect: 'Tela cheia; Esc sai dela' },
    next: { keys: 'Espaço, →, Page Down', effect: 'A próxima frase' },
    back: { keys: '←, Page Up', effect: 'Desfazer a última' },
  },
}
