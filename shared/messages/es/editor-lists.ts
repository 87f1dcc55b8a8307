import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import type { editorLists as english } from '../en/editor-lists.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

const more = (words: number) =>
  plural(words, { one: '1 más va a Más frases.', other: `${words} más van a Más frases.` })

export const editorLists: Messages<typeof english> = {
  how: 'Cómo añadirla',
  fill: 'Llenar casillas vacías',
  addToMore: 'Añadir a Más frases',
  replace: 'Reemplazar todo',

  pasteExplanation:
    'Pega una lista o una tabla, o abre un archivo. Aquí verás antes cómo quedan las casillas.',
  list: 'Lista',
  closed: 'Lista cerrada',
  addWords: 'Añadir frases',
  replaceWords: (words) => plural(words, { one: 'Reemplazar 1 frase', other: `Reemplazar ${words} frases` }),
  fillSquares: 'Llenar casillas',
  squares: (filled, places) => `${filled} de ${places} casillas`,
  emptySquares: (filled, places) => `${filled} de ${places} casillas vacías`,
  notes: {
    extra: (words) => plural(words, { one: '1 va a Más frases', other: `${words} van a Más frases` }),
    'no-room': (words) => plural(words, { one: '1 no cabe', other: `${words} no caben` }),
    cut: (words) =>
      plural(words, {
        one: `${words} acortada a ${CELL_MAX_LENGTH} caracteres`,
        other: `${words} acortadas a ${CELL_MAX_LENGTH} caracteres`,
      }),
    duplicate: (words) =>
      plural(words, { one: '1 repetida, omitida', other: `${words} repetidas, omitidas` }),
    'on-card': (words) => `${words} ya en el cartón`,
    'left-out': (words) =>
      plural(words, {
        one: '1 encabezado o número, omitido',
        other: `${words} encabezados y números, omitidos`,
      }),
  },
  andMore: (words) => `y ${words} más`,
  take: 'Usar',
  takeAll: (words) => plural(words, { one: 'La única frase', other: `Las ${words} frases` }),
  takeLines: 'Cada línea tal cual',
  column: (number) => `Columna ${number}`,
  forms: { table: 'Parece una tabla.', data: 'Parecen datos de un programa.' },
  preview: 'Tu cartón con esta lista',
  makeCategory: (words) => `Crear una categoría con las ${words}`,

  fillTitle: 'Llenar con una categoría',
  fillExplanation: 'Las ideas largas se acortan para que quepan.',
  fillAnswer: 'Llenar',
  category: 'Categoría',
  mine: 'Mis categorías',
  shared: 'Compartidas contigo',
  official: `De ${PRODUCT_NAME}.app`,
  loading: 'Cargando categorías',
  loadingItems: 'Cargando ideas...',
  none: 'Aún no hay categorías con ideas.',
  failed: 'Las categorías no se cargaron.',
  fillsSome: (filled, places) =>
    plural(places, {
      one: `Llena ${filled} de 1 casilla. No tiene más ideas.`,
      other: `Llena ${filled} de ${places} casillas. No tiene más ideas.`,
    }),
  fillsSomeEmpty: (filled, places) =>
    plural(places, {
      one: `Llena ${filled} de 1 casilla vacía. No tiene más ideas.`,
      other: `Llena ${filled} de ${places} casillas vacías. No tiene más ideas.`,
    }),
  fillsAll: (places) =>
    plural(places, {
      one: 'Llena 1 casilla, al azar.',
      other: `Llena las ${places} casillas, al azar.`,
    }),
  fillsAllEmpty: (places) =>
    plural(places, {
      one: 'Llena 1 casilla vacía, al azar.',
      other: `Llena las ${places} casillas vacías, al azar.`,
    }),
  fillsAndMore: (fills, words) => `${fills} ${more(words)}`,
}
