import type { print as english } from '../en/print.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const print: Messages<typeof english> = {
  title: 'Descargar cartón',
  tabs: { label: 'Imprimir o comprobar', print: 'Imprimir', check: 'Comprobar' },
  pdf: 'Descargar en PDF',
  png: 'Descargar PNG',
  drawing: 'Dibujando...',
  notDrawn: 'No se pudo hacer la imagen',

  what: 'Qué imprimir',
  thisCard: 'Este cartón',
  shuffledSheets: 'Cartones mezclados',
  count: 'Número de cartones',
  countHint: (most) => `De 1 a ${most}`,
  countWrong: (most) => `Escribe un número entero del 1 al ${most}.`,
  perPage: 'Cartones por página',
  paper: 'Papel',
  papers: { A4: 'A4', Letter: 'Carta' },
  colors: 'Colores del tema',
  callList: 'Lista para cantar',
  callListHint: 'Añade una página con todas las frases para tacharlas.',
  link: 'Código QR y enlace',
  codes: 'Código en cada cartón',
  codesHint: 'Sirve para comprobar un cartón cuando alguien canta bingo.',
  otherWords: 'Cada cartón tiene frases distintas. Uno por jugador.',
  otherOrder: 'Las mismas frases, en otro orden en cada cartón. Uno por jugador.',
  output: (pages, paper) =>
    plural(pages, { one: `${pages} página, ${paper}`, other: `${pages} páginas, ${paper}` }),
  outputLandscape: (pages, paper) =>
    plural(pages, {
      one: `${pages} página, ${paper}, horizontal`,
      other: `${pages} páginas, ${paper}, horizontal`,
    }),
  toCut: (parts) => `Corta cada página en ${parts}.`,
  preview: (output) => `Vista previa: ${output}`,

  onPaper: {
    callList: 'Lista para cantar: tacha lo que ya salió.',
    play: 'Juega en el teléfono',
    name: 'Nombre',
    toWin: (pattern) => `${pattern} para ganar`,
  },

  code: 'Código del cartón',
  codeHint: 'Está al pie de cada cartón impreso, como v7-17.',
  check: 'Comprobar',
  sheet: (code) => `Cartón ${code}`,
  problems: {
    empty: 'Escribe el código impreso en el cartón.',
    malformed: 'Un código es como v7-17.',
    number: (most) => `Los cartones van del 1 al ${most}.`,
    otherDevice: 'Este cartón se imprimió en otro dispositivo. Compruébalo allí.',
    onlyFirst: 'Este dispositivo imprimió el cartón 1 de esta versión.',
    onlyUpTo: (last) => `Este dispositivo imprimió los cartones 1 a ${last} de esta versión.`,
  },
}
