import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editorLists as english } from '../en/editor-lists.ts'

const plural = pluralIn('nl')

const more = (words: number) =>
  plural(words, { one: '1 gaat naar “Extra woorden”.', other: `${words} gaan naar “Extra woorden”.` })

export const editorLists: Messages<typeof english> = {
  how: 'Waar moet het heen?',
  fill: 'Lege vakjes vullen',
  addToMore: 'Bij extra woorden',
  replace: 'Alles vervangen',

  pasteExplanation: 'Plak een lijst of een tabel, of open een bestand. Je ziet hier eerst wat het wordt.',
  list: 'Lijst',
  closed: 'Lijst gesloten',
  addWords: 'Toevoegen',
  replaceWords: (words: number) =>
    plural(words, { one: '1 woord vervangen', other: `${words} woorden vervangen` }),
  fillSquares: 'Vakjes vullen',
  squares: (filled: number, places: number) => `${filled} van de ${places} vakjes`,
  emptySquares: (filled: number, places: number) => `${filled} van de ${places} lege vakjes`,
  notes: {
    extra: (words: number) =>
      plural(words, { one: '1 gaat naar “Extra woorden”', other: `${words} gaan naar “Extra woorden”` }),
    'no-room': (words: number) => plural(words, { one: '1 past niet', other: `${words} passen niet` }),
    cut: (words: number) => `${words} ingekort tot ${CELL_MAX_LENGTH} tekens`,
    duplicate: (words: number) =>
      plural(words, { one: '1 dubbele overgeslagen', other: `${words} dubbele overgeslagen` }),
    'on-card': (words: number) => `${words} al op de kaart`,
    'left-out': (words: number) =>
      plural(words, { one: '1 kop of getal weggelaten', other: `${words} koppen en getallen weggelaten` }),
  },
  andMore: (words: number) => `en nog ${words}`,
  take: 'Gebruiken',
  takeAll: (words: number) => plural(words, { one: 'Het enige item', other: `Alle ${words} items` }),
  takeLines: 'Elke regel zoals hij is',
  column: (number: number) => `Kolom ${number}`,
  forms: { table: 'Dit lijkt een tabel.', data: 'Dit lijken gegevens uit een programma.' },
  preview: 'Je kaart met deze lijst',
  makeCategory: (words: number) => `Van alle ${words} een categorie maken`,

  fillTitle: 'Vullen uit categorie',
  fillExplanation: 'Lange items korten we in tot ze passen.',
  fillAnswer: 'Vullen',
  category: 'Categorie',
  mine: 'Mijn categorieën',
  shared: 'Met jou gedeeld',
  official: `Van ${PRODUCT_NAME}.app`,
  loading: 'De categorieën laden',
  loadingItems: 'De items laden…',
  none: 'Nog geen categorieën met items.',
  failed: 'De categorieën laden niet.',
  fillsSome: (filled: number, places: number) =>
    plural(places, {
      one: `Vult ${filled} van 1 vakje. Meer zit er niet in.`,
      other: `Vult ${filled} van de ${places} vakjes. Meer zit er niet in.`,
    }),
  fillsSomeEmpty: (filled: number, places: number) =>
    plural(places, {
      one: `Vult ${filled} van 1 leeg vakje. Meer zit er niet in.`,
      other: `Vult ${filled} van de ${places} lege vakjes. Meer zit er niet in.`,
    }),
  fillsAll: (places: number) =>
    plural(places, {
      one: 'Vult 1 vakje, willekeurig.',
      other: `Vult alle ${places} vakjes, willekeurig.`,
    }),
  fillsAllEmpty: (places: number) =>
    plural(places, {
      one: 'Vult 1 leeg vakje, willekeurig.',
      other: `Vult alle ${places} lege vakjes, willekeurig.`,
    }),
  fillsAndMore: (fills: string, words: number) => `${fills} ${more(words)}`,
}
