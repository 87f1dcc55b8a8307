import type { card as english } from '../en/card.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Una copia, arrivata per link',
      sentence: 'Una copia, arrivata per link. Non cambia quando qualcuno modifica l’originale.',
    },
    deleted: { short: 'Eliminata dall’host', sentence: 'L’host ha eliminato questa cartella.' },
    gone: { short: 'Non più sul server', sentence: 'Questa cartella non è più sul server.' },
    removed: {
      short: 'Rimossa dopo una segnalazione',
      sentence: 'Qualcuno ha segnalato questa cartella e chi gestisce il sito l’ha rimossa.',
    },
  },
  blank: 'Casella vuota',
  called: 'chiamata',
  edited: 'modificata dall’host',
  oneToGo: 'l’unica che manca',
  won: 'in una linea',
  cutOff: 'Questo link è tagliato. Fattelo mandare di nuovo.',
  failed: (note) => `La cartella non si è caricata. ${note}Riproviamo appena torni online.`,
  free: 'JOLLY',
  loading: 'Caricamento della cartella',
  missing: 'Non riusciamo ad aprire questa cartella. Forse è stata eliminata, o non è mai esistita.',
  missingHint: 'Controlla il link o fattelo rimandare.',
  missingTitle: 'Questa cartella non si trova',
  offline: 'Offline: segna lo stesso',
  patterns: {
    line: 'Una linea',
    'two-lines': 'Due linee',
    corners: 'Quattro angoli',
    x: 'X',
    frame: 'Cornice',
    full: 'Cartella piena',
  },
  people: (count) => `${count} persone`,
  watching: (count) =>
    plural(count, {
      one: `${count} persona vede questa cartella`,
      other: `${count} persone vedono questa cartella`,
    }),
}
