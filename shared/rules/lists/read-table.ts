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
const FREE = /^\W*(?:free(?:\s?(?:space|spot|square|cell))?|frei|freies feld|joker|フリー|حرة)\W*$/iu

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

interface Column {
  at: number
  heading: string
  cells: readonly string[]
}

/** Whether a column's cells name groups of rows: half of four or more are doubles. */
export const namesGroups = ({ cells }: Pick<Column, 'cells'>): boolean =>
  cells.length > 3 && new Set(cells).size * 2 <= cells.length

/** The column with the words, where the others have none. */
function wordColumn(columns: readonly Column[]): Column | undefined {
  if (columns.length < 2) return undefined
  const candidates = columns.filter((one) => !BESIDE.test(one.heading) && !namesGroups(one))
  const [only, ...others] = candidates
  return columns.find(({ heading }) => WORDS.test(heading)) ?? (others.length === 0 ? only : undefined)
}

const itemsOf = (cells: Row) => cells.filter((cell) => isFilled(cell) && !FREE.test(cell))
const choiceOf = ({ at, heading, cells }: Column): Choice => ({
  kind: 'column',
  name: heading || String(at + 1),
  items: itemsOf(cells),
})

/**
 * Reads a table: a grid of squares, or a column of words beside others. Titles, headings, columns of numbers, B I N G O and the free
 * space are left out.
 */
export function readTable({ rows, hasHeadings }: Table): Reading {
  const filled = rows.map((row) => row.map(tidyLine)).filter((row) => row.some(isFilled))
  // Titles stand alone above a table.
  const wide = filled.findIndex((row) => row.filter(isFilled).length > 1)
  const start = Math.max(0, wide)
  const table = filled.slice(start).filter((row) => !isBingo(row))
  const [headings = [], ...below] = (hasHeadings ?? hasHeadingsAbove(table)) ? table : [[], ...table]
  const width = below.reduce((most, { length }) => Math.max(most, length), 0)
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = below.map((row) => row[at] ?? '').filter(isFilled)
    return { at, heading: headings[at] ?? '', cells }
  }).filter(({ cells }) => cells.length > 0)
  const hasWords = ({ cells }: Column) => !cells.every(isNoWord)
  // A card of numbers has no other words.
  const words = columns.some(hasWords) ? columns.filter(hasWords) : columns
  const places = new Set(words.map(({ at }) => at))
  const all = itemsOf(below.flatMap((row) => row.filter((_, at) => places.has(at))))
  const best = wordColumn(words)
  const others = words.length > 1 ? words.filter((one) => one !== best) : []
  return {
    form: 'table',
    choices: [
      ...(best ? [choiceOf(best)] : []),
      { kind: 'all', name: '', items: all },
      ...others.map(choiceOf),
    ],
    leftOut: [
      ...filled.slice(0, start).flat(),
      ...filled
        .slice(start)
        .filter(isBingo)
        .map((row) => row.join(' ').trim()),
      ...headings,
      ...columns.filter((one) => !words.includes(one)).map(({ cells }) => cells.join(', ')),
      ...below.flat().filter((cell) => FREE.test(cell)),
    ].filter(isFilled),
  }
}
