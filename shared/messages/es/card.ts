import type { card as english } from '../en/card.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Una copia, enviada por enlace',
      sentence: 'Es una copia, enviada por enlace. No cambia cuando se edita el original.',
    },
    deleted: { short: 'Lo eliminó su anfitrión', sentence: 'El anfitrión eliminó este cartón.' },
    gone: { short: 'Ya no está en el servidor', sentence: 'Este cartón ya no está en el servidor.' },
    removed: {
      short: 'Retirado tras una denuncia',
      sentence: 'Alguien denunció este cartón y quienes administran este sitio lo retiraron.',
    },
  },
  blank: 'Casilla vacía',
  called: 'cantada',
  edited: 'editada por el anfitrión',
  oneToGo: 'falta una',
  won: 'en una línea',
  cutOff: 'Este enlace llegó cortado. Pídelo otra vez.',
  failed: (note) => `El cartón no se cargó. ${note}Lo intentaremos de nuevo en cuanto recuperes la conexión.`,
  free: 'LIBRE',
  loading: 'Cargando el cartón',
  missing: 'No se pudo abrir este cartón. Quizá lo eliminaron o nunca existió.',
  missingHint: 'Revisa el enlace o pídelo otra vez.',
  missingTitle: 'No encontramos ese cartón',
  offline: 'Sin conexión: puedes seguir marcando',
  patterns: {
    line: 'Una línea',
    'two-lines': 'Dos líneas',
    corners: 'Cuatro esquinas',
    x: 'X',
    frame: 'Marco',
    full: 'Cartón lleno',
  },
  people: (count) => `${count} personas`,
  watching: (count) =>
    plural(count, { one: '1 persona ve este cartón', other: `${count} personas ven este cartón` }),
}
