import type { present as english } from '../en/present.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

const toGo = (left: number) => plural(left, { one: `falta ${left}`, other: `faltan ${left}` })

export const present: Messages<typeof english> = {
  title: (card) => `${card} (en pantalla)`,
  offline: 'Sin conexión: no verás cambios nuevos',

  back: 'Volver al cartón',
  views: { label: 'Vista', card: 'Cartón', code: 'Código QR', caller: 'Sorteo' },
  newRound: 'Otra ronda',
  shortcuts: 'Atajos de teclado',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',

  scan: 'Escanea y juega',
  ownOrder: 'Cada jugador recibe su propio orden.',
  typeCode: 'O escribe este código en <site></site>',
  noCode: (reason) => `${reason} Su enlace ya no funciona, así que no hay código.`,

  noWords: 'Aún no hay nada que cantar',
  eyesDown: 'Ojos al cartón. Pulsa Siguiente para la primera frase.',
  notCalled: 'Aún no se cantó nada',
  hostsCall:
    'Solo quienes llevan el cartón pueden cantar. <copy>Haz tu propia copia</copy> para cantar tú estas frases.',
  next: 'Siguiente',
  allCalled: 'Todo cantado',
  undo: 'Deshacer la última',
  startOver: 'Empezar de nuevo',
  called: 'Cantadas',
  calledSoFar: 'Cantadas hasta ahora',
  playersSee: 'Los jugadores ven lo cantado',
  every: (seconds) => `Cada ${seconds} s`,
  sayAgain: 'Leer otra vez',
  options: 'Opciones del sorteo',
  deviceCalls: (words) =>
    plural(words, {
      one: '¿Añadir la frase cantada en este dispositivo?',
      other: `¿Añadir las ${words} frases cantadas en este dispositivo?`,
    }),
  addCalls: 'Añadir',
  dropCalls: 'No añadir',

  progress: {
    none: (left) => plural(left, { one: `Falta ${left}`, other: `Faltan ${left}` }),
    some: (called, left) =>
      plural(called, {
        one: `${called} cantada, ${toGo(left)}`,
        other: `${called} cantadas, ${toGo(left)}`,
      }),
    all: (called) => `Salieron todas: ${called} cantadas`,
    helpless: (words) =>
      plural(words, { one: '1 no le sirve a nadie', other: `${words} no le sirven a nadie` }),
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    undone: (word, current) => `Deshecha: ${word}. ${current}.`,
    undoneAll: (word) => `Deshecha: ${word}. Aún no se cantó nada.`,
  },
  callerOptions: {
    say: 'Leer en voz alta',
    sayHint: 'Con una voz de este dispositivo.',
    automatic: 'Sorteo automático',
    automaticHint: 'Se detiene al salir de esta página.',
    off: 'No',
    every: (seconds) => `Cada ${seconds} segundos`,
  },
  keys: {
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
