import { card } from '#messages/card.ts'
import type { GridSize } from '#shared/product.ts'

/** Returns the row and the column of a square, counted from 1. */
export const placeOf = (index: number, gridSize: GridSize): [row: number, column: number] => [
  Math.floor(index / gridSize) + 1,
  (index % gridSize) + 1,
]

/** Describes the visual states of a square, for screen readers. */
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
