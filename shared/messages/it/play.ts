import type { play as english } from '../en/play.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `Chiamata: ${words}`,
  create: 'Crea',
  play: 'Gioca',
  hint: 'Tocca una casella quando succede.',
  lines: (count) => plural(count, { one: `${count} linea`, other: `${count} linee` }),
  linkGone: 'Puoi continuare a giocare, ma il link non funziona più.',
  marked: (count) => plural(count, { one: `${count} segnata`, other: `${count} segnate` }),
  oneToGo: 'Ne manca una',
  reset: 'Togli i segni',
  resetDone: 'Segni tolti',
  resetText: 'Nessuna casella è più segnata.',
  resetUndone: 'I tuoi segni sono tornati',
  share: 'Condividi la cartella',
  shareText: 'Con questo link può giocare chiunque. Quello che segni lo vedi solo tu.',
  temporary: 'Cartella temporanea',
}
