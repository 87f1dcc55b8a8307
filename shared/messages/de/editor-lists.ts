import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editorLists as english } from '../en/editor-lists.ts'

const plural = pluralIn('de')

const more = (words: number) =>
  plural(words, {
    one: '1 kommt zu „Weitere Wörter“.',
    other: `${words} kommen zu „Weitere Wörter“.`,
  })

export const editorLists: Messages<typeof english> = {
  how: 'Wohin damit?',
  fill: 'Leere Felder füllen',
  addToMore: 'Als weitere Wörter',
  replace: 'Alle Wörter ersetzen',

  pasteExplanation:
    'Füge eine Liste oder Tabelle ein oder öffne eine Datei. Hier siehst du vorher, was daraus wird.',
  list: 'Liste',
  closed: 'Liste geschlossen',
  addWords: 'Einfügen',
  replaceWords: (words: number) =>
    plural(words, { one: '1 Wort ersetzen', other: `${words} Wörter ersetzen` }),
  fillSquares: 'Felder füllen',
  squares: (filled: number, places: number) => `${filled} von ${places} Feldern`,
  emptySquares: (filled: number, places: number) => `${filled} von ${places} leeren Feldern`,
  notes: {
    extra: (words: number) =>
      plural(words, { one: '1 kommt zu „Weitere Wörter“', other: `${words} kommen zu „Weitere Wörter“` }),
    'no-room': (words: number) =>
      plural(words, { one: '1 hat keinen Platz', other: `${words} haben keinen Platz` }),
    cut: (words: number) => `${words} auf ${CELL_MAX_LENGTH} Zeichen gekürzt`,
    duplicate: (words: number) =>
      plural(words, { one: '1 doppeltes ausgelassen', other: `${words} doppelte ausgelassen` }),
    'on-card': (words: number) => `${words} schon auf der Karte`,
    'left-out': (words: number) =>
      plural(words, {
        one: '1 Überschrift oder Zahl ausgelassen',
        other: `${words} Überschriften und Zahlen ausgelassen`,
      }),
  },
  andMore: (words: number) => `und ${words} weitere`,
  take: 'Verwenden',
  takeAll: (words: number) => plural(words, { one: 'Den einen Eintrag', other: `Alle ${words} Einträge` }),
  takeLines: 'Jede Zeile, wie sie ist',
  column: (number: number) => `Spalte ${number}`,
  forms: { table: 'Das ist wohl eine Tabelle.', data: 'Das sind wohl Daten aus einem Programm.' },
  preview: 'Deine Karte mit dieser Liste',
  makeCategory: (words: number) => `Kategorie aus allen ${words} erstellen`,

  fillTitle: 'Aus Kategorie füllen',
  fillExplanation: 'Lange Einträge kürzen wir, damit sie passen.',
  fillAnswer: 'Füllen',
  category: 'Kategorie',
  mine: 'Meine Kategorien',
  shared: 'Mit dir geteilt',
  official: `Von ${PRODUCT_NAME}.app`,
  loading: 'Die Kategorien laden',
  loadingItems: 'Einträge laden …',
  none: 'Noch keine Kategorien mit Einträgen.',
  failed: 'Die Kategorien laden nicht.',
  fillsSome: (filled: number, places: number) =>
    plural(places, {
      one: `Füllt ${filled} von 1 Feld. Mehr gibt sie nicht her.`,
      other: `Füllt ${filled} von ${places} Feldern. Mehr gibt sie nicht her.`,
    }),
  fillsSomeEmpty: (filled: number, places: number) =>
    plural(places, {
      one: `Füllt ${filled} von 1 leeren Feld. Mehr gibt sie nicht her.`,
      other: `Füllt ${filled} von ${places} leeren Feldern. Mehr gibt sie nicht her.`,
    }),
  fillsAll: (places: number) =>
    plural(places, {
      one: 'Füllt 1 Feld, zufällig.',
      other: `Füllt alle ${places} Felder, zufällig.`,
    }),
  fillsAllEmpty: (places: number) =>
    plural(places, {
      one: 'Füllt 1 leeres Feld, zufällig.',
      other: `Füllt alle ${places} leeren Felder, zufällig.`,
    }),
  fillsAndMore: (fills: string, words: number) => `${fills} ${more(words)}`,
}
