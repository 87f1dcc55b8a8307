import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import type { editorLists as english } from '../en/editor-lists.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')
const more = (words: number) =>
  plural(words, { one: 'Un’altra va in Parole in più.', other: `Altre ${words} vanno in Parole in più.` })

export const editorLists: Messages<typeof english> = {
  how: 'Come aggiungerla',
  fill: 'Riempi le caselle vuote',
  addToMore: 'Aggiungi a Parole in più',
  replace: 'Sostituisci tutte le parole',
  pasteExplanation: 'Incolla una lista o una tabella, oppure apri un file. Qui vedrai prima il risultato.',
  list: 'Lista',
  closed: 'Lista chiusa',
  addWords: 'Aggiungi parole',
  replaceWords: (words) =>
    plural(words, { one: 'Sostituisci 1 parola', other: `Sostituisci ${words} parole` }),
  fillSquares: 'Riempi caselle',
  squares: (filled, places) =>
    plural(filled, { one: `${filled} casella su ${places}`, other: `${filled} caselle su ${places}` }),
  emptySquares: (filled, places) =>
    plural(places, {
      one: `${filled} su ${places} casella vuota`,
      other: `${filled} su ${places} caselle vuote`,
    }),
  notes: {
    extra: (words) =>
      plural(words, { one: `${words} va in Parole in più`, other: `${words} vanno in Parole in più` }),
    'no-room': (words) => plural(words, { one: `${words} non ci sta`, other: `${words} non ci stanno` }),
    cut: (words) =>
      plural(words, {
        one: `${words} accorciata a ${CELL_MAX_LENGTH} caratteri`,
        other: `${words} accorciate a ${CELL_MAX_LENGTH} caratteri`,
      }),
    duplicate: (words) =>
      plural(words, { one: `${words} doppione saltato`, other: `${words} doppioni saltati` }),
    'on-card': (words) => `${words} già sulla cartella`,
    'left-out': (words) =>
      plural(words, {
        one: `${words} titolo o numero lasciato fuori`,
        other: `${words} titoli e numeri lasciati fuori`,
      }),
  },
  andMore: (words) => plural(words, { one: 'e un’altra', other: `e altre ${words}` }),
  take: 'Usa',
  takeAll: (words) => plural(words, { one: 'L’unica voce', other: `Tutte le ${words} voci` }),
  takeLines: 'Ogni riga così com’è',
  column: (number) => `Colonna ${number}`,
  forms: { table: 'Sembra una tabella.', data: 'Sembrano dati di un programma.' },
  preview: 'La tua cartella con questa lista',
  makeCategory: (words) => `Crea una categoria con tutte le ${words} voci`,
  fillTitle: 'Riempi con una categoria',
  fillExplanation: 'Le voci troppo lunghe vengono accorciate.',
  fillAnswer: 'Riempi',
  category: 'Categoria',
  mine: 'Le mie categorie',
  shared: 'Condivise con te',
  official: `Create da ${PRODUCT_NAME}.app`,
  loading: 'Caricamento delle categorie',
  loadingItems: 'Caricamento delle voci…',
  none: 'Ancora nessuna categoria con delle voci.',
  failed: 'Non siamo riusciti a caricare le categorie.',
  fillsSome: (filled, places) =>
    plural(places, {
      one: `Riempie ${filled} casella su ${places}. Non ha altro.`,
      other: `Riempie ${filled} caselle su ${places}. Non ha altro.`,
    }),
  fillsSomeEmpty: (filled, places) =>
    plural(places, {
      one: `Riempie ${filled} casella vuota su ${places}. Non ha altro.`,
      other: `Riempie ${filled} caselle vuote su ${places}. Non ha altro.`,
    }),
  fillsAll: (places) =>
    plural(places, {
      one: 'Riempie l’unica casella, a caso.',
      other: `Riempie tutte le ${places} caselle, a caso.`,
    }),
  fillsAllEmpty: (places) =>
    plural(places, {
      one: 'Riempie l’unica casella vuota, a caso.',
      other: `Riempie tutte le ${places} caselle vuote, a caso.`,
    }),
  fillsAndMore: (fills, words) => `${fills} ${more(words)}`,
}
