import { basics } from '#messages/basics.ts'

/** Words in the order of the page's alphabet, numbers by their value. */
export const inOrder = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => one.localeCompare(other, basics.tag, { numeric: true }))
