import type { DealtCard } from './deal.ts'
import { freeCellIndex } from './grid.ts'

export const COLUMN_LETTERS = 'BINGO'

/** Whether the letters B I N G O are shown above the columns. */
export const hasLetters = ({ gridSize, columns }: Pick<DealtCard, 'gridSize' | 'columns'>): boolean =>
  columns === true && gridSize === COLUMN_LETTERS.length

/**
 * Returns the column of an extra word, from 0. The extra words are divided among the columns in order, so that all columns have
 * about the same number of words, including those in squares: at 5x5 with a free space and 51 extra words, 15 each. Without the
 * free space, the center square counts only once it has words, so that turning the free space off moves no word to another column.
 * @param extraIndex the word's index in `extra`
 */
function columnOfExtra(card: DealtCard, extraIndex: number): number {
  const { gridSize: size, extra } = card
  const center = freeCellIndex(size)
  const squaresUpTo = (column: number) =>
    size * (column + 1) - +(card.cells[center] === '' && center % size <= column)
  const wordCount = squaresUpTo(size - 1) + extra.length
  for (let column = 0; ; column++)
    if (extraIndex < Math.floor(((column + 1) * wordCount) / size) - squaresUpTo(column)) return column
}

/** Returns the column of a word, from 0; undefined if the word is not on the card. */
export function columnOf(card: DealtCard, word: string): number | undefined {
  const index = card.cells.indexOf(word)
  if (index >= 0) return index % card.gridSize
  // A word that was typed into a square may also still be among the extra words.
  const inSquares = new Set(card.cells)
  const extra = card.extra.filter((other) => !inSquares.has(other))
  const at = extra.indexOf(word)
  return at >= 0 ? columnOfExtra({ ...card, extra }, at) : undefined
}

/** Adds the words that a square loses to the extra words. If words stay in their column, they go after the others of that column. */
export function extraWithSquare(card: DealtCard, index: number): string[] {
  const { extra, columns, gridSize, cells } = card
  const isBefore = (word: string) => !columns || columnOf(card, word)! <= index % gridSize
  return extra.toSpliced(extra.filter(isBefore).length, 0, cells[index]!)
}

/** Returns a word as it is called: `B 12` if the columns have letters. */
export function callName(card: DealtCard, word: string): string {
  const letter = hasLetters(card) && COLUMN_LETTERS[columnOf(card, word)!]
  return letter ? `${letter} ${word}` : word
}
