import { tidyLine } from '../text.ts'
import { BESIDE, fieldNamed, LIST, readFields, WORDS, type Leaf } from './read-fields.ts'
import { isNoWord, type Reading } from './reading.ts'

export type Row = readonly string[]

const isFilled = (cell: string): boolean => cell !== ''
const isHeading = (cell: string): boolean => WORDS.test(cell) || BESIDE.test(cell)
/** `B I N G O`, a letter a cell. */
const isBingo = (row: Row): boolean => /^B I N G O$/iu.test(row.filter(isFilled).join(' '))

/** Whether the first row names columns: by words that do, or above numbers. */
export function hasHeadingsAbove([first = [], ...rest]: readonly Row[]): boolean {
  const isAboveNumbers = (cell: string, at: number) =>
    isFilled(cell) && !isNoWord(cell) && rest.every((row) => isNoWord(row[at] ?? ''))
  const isNamed = first.filter(isHeading).length >= Math.min(2, first.filter(isFilled).length)
  return rest.length > 0 && (isNamed || WORDS.test(first[0] ?? '') || first.some(isAboveNumbers))
}

/**
 * Reads a table: a grid of squares, or a column of words beside others. Titles, headings, columns of numbers, B I N G O and the free
 * space are left out.
 * @param hasHeadings whether the first row has headings for sure
 */
export function readTable(rows: readonly Row[], hasHeadings = false): Reading {
  const filled = rows.map((row) => row.map(tidyLine)).filter((row) => row.some(isFilled))
  // Titles stand alone above a table.
  const wide = filled.findIndex((row) => row.filter(isFilled).length > 1)
  const isTitle = (row: Row, at: number) => at < wide || isBingo(row)
  const table = filled.filter((row, at) => !isTitle(row, at))
  const [headings = [], ...below] = hasHeadings || hasHeadingsAbove(table) ? table : [[], ...table]
  const cellsOf = (row: Row) =>
    row.map((text, at): Leaf => ({
      text,
      topic: '',
      path: LIST + fieldNamed(headings[at] || String(at + 1)),
    }))
  const reading = readFields(
    'table',
    below.flatMap(cellsOf).filter(({ text }) => isFilled(text)),
  )
  const titles = filled.filter(isTitle).map((row) => row.filter(isFilled).join(' '))
  return { ...reading, leftOut: [...titles, ...headings.filter(isFilled), ...reading.leftOut] }
}
