import { basics } from '#messages/basics.ts'
import { card } from '#messages/card.ts'
import type { GridSize } from '#shared/product.ts'

/** The row and the column of a square, from 1. */
export const placeOf = (index: number, gridSize: GridSize): [row: number, column: number] => [
  Math.floor(index / gridSize) + 1,
  (index % gridSize) + 1,
]

/** `row 2, column 3`. */
export const placeInWords = (index: number, gridSize: GridSize): string =>
  card.place(...placeOf(index, gridSize))

/** Words in quotes. Some squares have their own. */
export const quoted = (words: string) => (/^[“"].*[”"]$/.test(words) ? words : basics.quoted(words))

/** The visual states of a square in words, for screen readers. */
export function factsInWords(facts: {
  edited: boolean | undefined
  toGo: boolean | undefined
  won: boolean | undefined
  called?: boolean | undefined
}): string[] {
  const { edited, toGo, won, called } = facts
  const words = [called && card.called, edited && card.edited, toGo && card.oneToGo, won && card.won]
  return words.filter((fact) => typeof fact === 'string')
}
