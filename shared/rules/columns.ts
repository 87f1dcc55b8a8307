import type { DealtCard } from './deal.ts'
import { freeIndexOf } from './grid.ts'

export const LETTERS = 'BINGO'

/** Whether the letters B I N G O stand over the columns. */
export const hasLetters = ({ gridSize, columns }: Pick<DealtCard, 'gridSize' | 'columns'>): boolean =>
  columns === true && gridSize === LETTERS.length

/**
 * The column of an extra word, from 0: the columns share the extra words in order, so that with the words of their squares they have
 * about as many. At 5x5 with a free space and 51 extra words that is 15 each.
 * @param at its index in `extra`
 */
function columnOfExtra(card: DealtCard, at: number): number {
  const { gridSize: size, extra } = card
  const free = freeIndexOf(card)
  const squaresUpTo = (column: number) => size * (column + 1) - +(free >= 0 && free % size <= column)
  const words = squaresUpTo(size - 1) + extra.length
  for (let column = 0; ; column++)
    if (at < Math.floor(((column + 1) * words) / size) - squaresUpTo(column)) return column
}

/** The column of a word, from 0; undefined for one that is not on the card. */
export function columnOf(card: DealtCard, word: string): number | undefined {
  const index = card.cells.indexOf(word)
  const at = card.extra.indexOf(word)
  return index >= 0 ? index % card.gridSize : at >= 0 ? columnOfExtra(card, at) : undefined
}

/** A word as it is called: `B 12` with letters over the columns. */
export function callName(card: DealtCard, word: string): string {
  const letter = hasLetters(card) && LETTERS[columnOf(card, word)!]
  return letter ? `${letter} ${word}` : word
}
