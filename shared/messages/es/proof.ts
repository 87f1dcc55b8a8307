import type { proof as english } from '../en/proof.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const proof: Messages<typeof english> = {
  title: 'Un bingo por comprobar',
  offline: 'Sin conexión: no verás lo que se cante',
  won: 'Bingo de verdad',
  notWon: 'Aún no es bingo',
  unknown: 'Comprueba tú las frases',
  noLink: 'No hay bingo que comprobar',
  noLinkText: 'El enlace está incompleto. Pide al jugador el enlace entero: está en Mostrar mi bingo.',
  trust: 'Esta página confía en lo que dice el navegador del jugador. Nada de esto llega a nuestro servidor.',
  board: (title) => `El cartón del jugador: ${title}`,
  called: (count) =>
    plural(count, { one: `${count} cantada hasta ahora`, other: `${count} cantadas hasta ahora` }),
  notes: 'Notas',
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
  changed: 'El cartón cambió desde que el jugador envió esto.',
  noLine: 'En este cartón no hay nada completo.',
  noCalls: 'En este cartón no se cantó nada, así que no hay con qué comparar.',
  notReached: 'Ahora no podemos acceder al cartón: quizá falte lo último que se cantó.',
  noCard: 'El cartón no está en nuestro servidor, así que no hay con qué comparar.',
  words: (words) => `Las frases del jugador: ${words}.`,
}
