import type { GridSize } from '#shared/product.ts'
import { capitalized } from './square-words.ts'
import type { Line, Shape } from '#shared/rules/bingo.ts'

const ROWS: Record<GridSize, readonly string[]> = {
  3: ['top', 'middle', 'bottom'],
  4: ['top', 'second', 'third', 'bottom'],
  5: ['top', 'second', 'middle', 'fourth', 'bottom'],
}
const COLUMNS: Record<GridSize, readonly string[]> = {
  3: ['left', 'middle', 'right'],
  4: ['left', 'second', 'third', 'right'],
  5: ['left', 'second', 'middle', 'fourth', 'right'],
}
const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

const SHAPES: Record<Shape, string> = {
  corners: 'four corners',
  x: 'X',
  frame: 'frame',
  full: 'whole card',
}
const isShape = (kind: Line['kind']): kind is Shape => kind in SHAPES

/** `The middle row`, `The left column`, `The diagonal`. */
export function lineName({ kind, position }: Line, gridSize: GridSize): string {
  if (isShape(kind)) return `The ${SHAPES[kind]}`
  if (kind === 'diagonal') return 'The diagonal'
  return `The ${(kind === 'row' ? ROWS : COLUMNS)[gridSize][position]} ${kind}`
}

/** `One line`, `Two lines`: a 5x5 has twelve. A shape: `Four corners`. */
export function countLines(lines: readonly Line[]): string {
  const count = lines.length
  const [first] = lines
  if (first && isShape(first.kind)) return capitalized(SHAPES[first.kind])
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'line' : 'lines'}`
}

export const BLACKOUT = { title: 'Blackout!', text: 'Every square is marked.' }

/** The lines that a tap completed, as a sentence. */
export function wonSentence(lines: readonly Line[], gridSize: GridSize): string {
  const [first] = lines
  if (!first || lines.length > 1) return `${countLines(lines)} in one go.`
  return `${lineName(first, gridSize)} ${first.kind === 'corners' ? 'are' : 'is'} yours.`
}
