import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    title: 'Opciones del sorteo',
    playersSee: 'Los jugadores ven lo cantado',
    playersSeeHint: 'Las casillas cantadas llevan un aro. No cambia las marcas de nadie.',
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
  startOver: {
    title: '¿Empezar de nuevo?',
    withRound:
      'Empieza otra ronda: borra todo lo cantado para todos y pide a los jugadores que borren sus marcas.',
    callsOnly: 'Borra todo lo cantado y vuelve a mezclar las frases.',
    answer: 'Empezar de nuevo',
    pending: 'Empezando...',
    roundToo: 'Empezar también otra ronda',
    roundTooHint: 'Pide a los jugadores que borren sus marcas.',
  },
}
