import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: 'Leer en voz alta',
    sayHint: 'Con una voz de este dispositivo.',
    automatic: 'Sorteo automático',
    automaticHint: 'Se detiene al salir de esta página.',
    off: 'No',
    every: (seconds) => `Cada ${seconds} segundos`,
  },
  shortcuts: {
    title: 'Atajos de teclado',
    clicker: 'También sirve un control para presentaciones.',
    single: 'Atajos de una tecla',
    card: { keys: '1, C', effect: 'El cartón' },
    code: { keys: '2, Q', effect: 'El código QR' },
    caller: { keys: '3, L', effect: 'La lista del sorteo' },
    fullScreen: { keys: 'F', effect: 'Pantalla completa; Esc la cierra' },
    next: { keys: 'Espacio, →, Av Pág', effect: 'La siguiente frase' },
    back: { keys: '←, Re Pág', effect: 'Deshacer la última' },
  },
}
