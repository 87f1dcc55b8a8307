import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

const more = (words: number) =>
  plural(words, { one: '1 more goes to More words.', other: `${words} more go to More words.` })

/** The dialogs that fill a card from a pasted list or from a category. */
export const editorLists = {
  how: 'How to add it',
  fill: 'Fill empty squares',
  /** The same where no square is empty. */
  addToMore: 'Add to More words',
  replace: 'Replace all words',

  pasteExplanation:
    "Paste a list or a table, or open a file. You'll see your squares here before you add them.",
  list: 'List',
  /** The dialog closed with a list that nothing was made of. */
  closed: 'List closed',
  addWords: 'Add words',
  /** The button that takes these away. */
  replaceWords: (words: number) => plural(words, { one: 'Replace 1 word', other: `Replace ${words} words` }),
  fillSquares: 'Fill squares',
  squares: (filled: number, places: number) => `${filled} of ${places} squares`,
  emptySquares: (filled: number, places: number) => `${filled} of ${places} empty squares`,
  /** What is said of words of the list that fill no square as they are. */
  notes: {
    extra: (words: number) =>
      plural(words, { one: '1 goes to More words', other: `${words} go to More words` }),
    'no-room': (words: number) => plural(words, { one: "1 won't fit", other: `${words} won't fit` }),
    cut: (words: number) => `${words} shortened to ${CELL_MAX_LENGTH} characters`,
    duplicate: (words: number) =>
      plural(words, { one: '1 duplicate skipped', other: `${words} duplicates skipped` }),
    'on-card': (words: number) => `${words} already on the card`,
    'left-out': (words: number) =>
      plural(words, { one: '1 heading or number left out', other: `${words} headings and numbers left out` }),
  },
  andMore: (words: number) => `and ${words} more`,
  /** Which part of a list becomes the words. */
  take: 'Use',
  takeAll: (words: number) => plural(words, { one: 'The only item', other: `All ${words} items` }),
  takeLines: 'Each line as it is',
  column: (number: number) => `Column ${number}`,
  forms: { table: 'This looks like a table.', data: 'This looks like data from a program.' },
  preview: 'Your card with this list',
  makeCategory: (words: number) => `Make a category of all ${words}`,

  fillTitle: 'Fill from a Category',
  fillExplanation: 'Long items are shortened to fit.',
  fillAnswer: 'Fill',
  category: 'Category',
  mine: 'My Categories',
  shared: 'Shared with you',
  official: `Made by ${PRODUCT_NAME}.app`,
  loading: 'Loading categories',
  loadingItems: 'Loading items...',
  none: 'No categories with items yet.',
  failed: "The categories didn't load.",
  /** What filling will do; `empty` where only the empty squares are filled. */
  fillsSome: (filled: number, places: number) =>
    plural(places, {
      one: `Fills ${filled} of 1 square. That's all it has.`,
      other: `Fills ${filled} of ${places} squares. That's all it has.`,
    }),
  fillsSomeEmpty: (filled: number, places: number) =>
    plural(places, {
      one: `Fills ${filled} of 1 empty square. That's all it has.`,
      other: `Fills ${filled} of ${places} empty squares. That's all it has.`,
    }),
  fillsAll: (places: number) =>
    plural(places, {
      one: 'Fills all 1 square, at random.',
      other: `Fills all ${places} squares, at random.`,
    }),
  fillsAllEmpty: (places: number) =>
    plural(places, {
      one: 'Fills all 1 empty square, at random.',
      other: `Fills all ${places} empty squares, at random.`,
    }),
  /** @param fills the sentence before it: "Fills all 24 squares, at random." */
  fillsAndMore: (fills: string, words: number) => `${fills} ${more(words)}`,
}
