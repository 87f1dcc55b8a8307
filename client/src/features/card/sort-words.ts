import { basics } from '#messages/basics.ts'

/** Sorts words in the order of the page's language, and numbers by value. */
export const sortWords = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => one.localeCompare(other, basics.tag, { numeric: true }))
