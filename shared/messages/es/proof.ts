import type { proof as english } from '../en/proof.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const proof: Messages<typeof english> = {
  title: 'Un bingo por comprobar',
  offline: 'Sin conexión: no verás lo que se cante',
  won: 'Bingo de verdad',
  notWon: 'Aún no es bingo',
  noLink: 'No hay bingo que comprobar',
  noLinkText: 'El enlace está incompleto. Pide al jugador el enlace entero: está en Mostrar mi bingo.',
  trust: 'Esta página confía en lo que dice el navegador del jugador. Nada de esto llega a nuestro servidor.',
  board: (title) => `El cartón del jugador: ${title}`,
  called: (count) =>
    plural(count, { one: `${count} cantada hasta ahora`, other: `${count} cantadas hasta ahora` }),
  states: {
    both: (count) => `Marcadas y cantadas (${count})`,
    marked: (count) => `Marcadas, no cantadas (${count})`,
    called: (count) => `Cantadas, no marcadas (${count})`,
  },

  allCalled: (line, count) => `${line}: se cantaron las ${count}.`,
  notCalled: (line, words, count) =>
    `${line}: ${plural(count, { one: 'no se cantó', other: 'no se cantaron' })} ${words}.`,
  blank: 'una casilla vacía',
  earlierRound: 'Este bingo es de una ronda anterior.',
  changed: (words) => `El cartón cambió desde entonces. Las frases del jugador eran ${words}.`,
  noLine: 'En este cartón no hay nada completo.',
  marked: (line) => `Marcado por el jugador: ${line}.`,
  notShared: 'Lo cantado en este cartón no se comparte, así que comprueba tú las frases.',
}
