import { MAX_EXTRA } from '#shared/product.ts'

/** The words of a card that have no square. */
export const editorMoreWords = {
  title: 'More words',
  titleOf: (words: number) => `More words (${words})`,
  addFirst: 'Add more words',
  explanation: 'Players with their own card get some of these, and the caller calls all of them.',
  showAll: (words: number) => `Show all ${words}`,
  /** Beside a word that the caller has called. */
  called: 'called',
  callOne: (word: string) => `Call: ${word}`,
  takeBackOne: (word: string) => `Take back: ${word}`,
  put: 'Put on the card',
  putOne: (word: string) => `Put on the card: ${word}`,
  remove: (word: string) => `Remove: ${word}`,
  removed: (word: string) => `Removed “${word}”`,
  add: 'Add',
  addWord: 'Add a word',
  blank: 'Type a word first.',
  onCard: (word: string) => `“${word}” is on the card already.`,
  inList: (word: string) => `“${word}” is in the list already.`,
  full: `A card has at most ${MAX_EXTRA} more words.`,
  noRoom: 'The words take too much room. Shorten them, or remove some.',
}
