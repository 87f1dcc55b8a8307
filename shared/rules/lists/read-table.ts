import { tidyLine } from '../text.ts'
import { isNoWord, type Choice, type Reading } from './reading.ts'

export type Row = readonly string[]

/** Rows of cells. */
export interface Table {
  rows: readonly Row[]
  /** Whether the first row has headings; undefined: its words tell. */
  hasHeadings?: boolean
}

/** Headings of the column with the words, in files of bingo cards and lists of goals. */
export const WORDS =
  /^(?:items?|activit(?:y|ies)|challenges?|choices?|elements?|entr(?:y|ies)|options?|rows?|terms?|tiles?|values?|texts?|names?|titles?|goals?|phrases?|squares?|cells?|contents?|prompts?|(?:buzz)?words?|descriptions?|labels?|tasks?|begriffe?|wörter|wort|felder|feld|項目|内容|お題|النص|العبارة)$/iu
/** Headings of columns beside it. */
export const BESIDE =
  /^(?:weights?|prob\w*|chances?|ids?|no\.?|nr\.?|#|categor(?:y|ies)|kategorien?|topics?|tags?|types?|groups?|difficulty|tiers?|ranks?|levels?|points?|gewicht)$/iu
export const FREE = /^\W*(?:free(?:\s?(?:space|spot|square|cell))?|frei|freies feld|joker|フリー|حرة)\W*$/iu

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

export interface Column {
  heading: string
  cells: readonly string[]
}

/** Whether a column's cells name groups of rows: half of four or more are doubles. */
export const namesGroups = ({ cells }: Pick<Column, 'cells'>): boolean =>
  cells.length > 3 && new Set(cells).size * 2 <= cells.length

/** The column with the words, where the others have none. */
function wordColumn(columns: readonly Column[]): Column | undefined {
  if (columns.length < 2) return undefined
  const [only, ...others] = columns.filter((one) => !BESIDE.test(one.heading) && !namesGroups(one))
  return columns.find(({ heading }) => WORDS.test(heading)) ?? (others.length === 0 ? only : undefined)
}

const itemsOf = (cells: Row) => cells.filter((cell) => isFilled(cell) && !FREE.test(cell))
const choiceOf = ({ heading, cells }: Column): Choice => ({
  kind: 'column',
  name: heading,
  items: itemsOf(cells),
})

/** The ways to take columns: the best one if there is one, all, each of the others. */
export const choicesOf = (
  best: Column | undefined,
  all: readonly string[],
  others: readonly Column[],
): Choice[] => [
  ...(best ? [choiceOf(best)] : []),
  { kind: 'all', name: '', items: all },
  ...others.map(choiceOf),
]

/**
 * Reads a table: a grid of squares, or a column of words beside others. Titles, headings, columns of numbers, B I N G O and the free
 * space are left out.
 */
export function readTable({ rows, hasHeadings }: Table): Reading {
  const filled = rows.map((row) => row.map(tidyLine)).filter((row) => row.some(isFilled))
  // Titles stand alone above a table.
  const start = Math.max(
    filled.findIndex((row) => row.filter(isFilled).length > 1),
    0,
  )
  const isTitle = (row: Row, at: number) => at < start || isBingo(row)
  const table = filled.filter((row, at) => !isTitle(row, at))
  const [headings = [], ...below] = (hasHeadings ?? hasHeadingsAbove(table)) ? table : [[], ...table]
  const width = below.reduce((most, { length }) => Math.max(most, length), 0)
  const columns = Array.from({ length: width }, (_, at) => {
    const cells = below.map((row) => row[at] ?? '').filter(isFilled)
    return { at, heading: headings[at] || String(at + 1), cells }
  }).filter(({ cells }) => cells.length > 0)
  const hasWords = ({ cells }: Column) => !cells.every(isNoWord)
  // A card of numbers has no other words.
  const words = columns.some(hasWords) ? columns.filter(hasWords) : columns
  const places = new Set(words.map(({ at }) => at))
  const all = itemsOf(below.flatMap((row) => row.filter((_, at) => places.has(at))))
  const best = wordColumn(words)
  return {
    form: 'table',
    choices: choicesOf(best, all, words.length > 1 ? words.filter((one) => one !== best) : []),
    leftOut: [
      ...filled.filter(isTitle).map((row) => row.filter(isFilled).join(' ')),
      ...headings,
      ...columns.filter((one) => !words.includes(one)).map(({ cells }) => cells.join(', ')),
      ...below.flat().filter((cell) => FREE.test(cell)),
    ].filter(isFilled),
  }
}
