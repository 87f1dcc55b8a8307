import type { DealtCard } from './deal.ts'
import { freeCellIndex } from './grid.ts'

export const LETTERS = 'BINGO'

/** Whether the letters B I N G O stand over the columns. */
export const hasLetters = ({ gridSize, columns }: Pick<DealtCard, 'gridSize' | 'columns'>): boolean =>
  columns === true && gridSize === LETTERS.length

/**
 * The column of an extra word, from 0: the columns share the extra words in order, so that with the words of their squares they have
 * about as many. At 5x5 with a free space and 51 extra words that is 15 each. Without the free space its square counts once it has
 * words, so that turning it off moves none to another column.
 * @param at its index in `extra`
 */
function columnOfExtra(card: DealtCard, at: number): number {
  const { gridSize: size, extra } = card
  const center = freeCellIndex(size)
  const squaresUpTo = (column: number) =>
    size * (column + 1) - +(card.cells[center] === '' && center % size <= column)
  const words = squaresUpTo(size - 1) + extra.length
  for (let column = 0; ; column++)
    if (at < Math.floor(((column + 1) * words) / size) - squaresUpTo(column)) return column
}

/** The column of a word, from 0; undefined for one that is not on the card. */
export function columnOf(card: DealtCard, word: string): number | undefined {
  const index = card.cells.indexOf(word)
  if (index >= 0) return index % card.gridSize
  // A word that is typed into a square may stay among the extra ones too.
  const inSquares = new Set(card.cells)
  const extra = card.extra.filter((other) => !inSquares.has(other))
  const at = extra.indexOf(word)
  return at >= 0 ? columnOfExtra({ ...card, extra }, at) : undefined
}

/** The extra words with those of a square that loses its own: where words stay in their column, after the others of it. */
export function extraWithSquare(card: DealtCard, index: number): string[] {
  const { extra, columns, gridSize, cells } = card
  const isBefore = (word: string) => !columns || columnOf(card, word)! <= index % gridSize
  return extra.toSpliced(extra.filter(isBefore).length, 0, cells[index]!)
}

/** A word as it is called: `B 12` with letters over the columns. */
export function callName(card: DealtCard, word: string): string {
  const letter = hasLetters(card) && LETTERS[columnOf(card, word)!]
  return letter ? `${letter} ${word}` : word
}
