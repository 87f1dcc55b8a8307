import type { play as english } from '../en/play.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `Cantada: ${words}`,
  create: 'Crear cartón',
  play: 'Jugar',
  hint: 'Toca las casillas para marcarlas mientras juegas.',
  lines: (count) => plural(count, { one: '1 línea', other: `${count} líneas` }),
  linkGone: 'Puedes seguir jugando, pero el enlace ya no funciona.',
  marked: (count) => plural(count, { one: `${count} marcada`, other: `${count} marcadas` }),
  oneToGo: 'Falta una',
  reset: 'Borrar marcas',
  resetDone: 'Marcas borradas',
  resetText: 'Tu cartón está limpio otra vez.',
  resetUndone: 'Tus marcas están de vuelta',
  share: 'Compartir este cartón',
  shareText: 'Quien tenga este enlace puede jugar con este cartón. Las marcas son privadas.',
  temporary: 'Cartón temporal',
}
