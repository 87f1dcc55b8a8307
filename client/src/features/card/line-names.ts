import { card as texts } from '#messages/card.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import type { GridSize } from '#shared/product.ts'
import { isShape, type Board, type Line } from '#shared/rules/bingo.ts'

const ROWS = {
  3: ['top', 'middle', 'bottom'],
  4: ['top', 'second', 'third', 'bottom'],
  5: ['top', 'second', 'middle', 'fourth', 'bottom'],
} as const satisfies Record<GridSize, unknown>
const COLUMNS = {
  3: ['left', 'middle', 'right'],
  4: ['left', 'second', 'third', 'right'],
  5: ['left', 'second', 'middle', 'fourth', 'right'],
} as const satisfies Record<GridSize, unknown>

/** `Middle row`, `Left column`, `Diagonal`, `Four corners`. */
export function lineName({ kind, position }: Line, gridSize: GridSize): string {
  if (kind === 'row') return cardDialogs.rows[ROWS[gridSize][position]!]
  if (kind === 'column') return cardDialogs.columns[COLUMNS[gridSize][position]!]
  return kind === 'diagonal' ? cardDialogs.diagonal : texts.patterns[kind]
}

/** `One line`, `Two lines`: a 5x5 has twelve. A shape: `Four corners`. Within a sentence: `four corners`. */
export function countLines(lines: readonly Line[], inText = false): string {
  const [first] = lines
  const { patternsInText, linesInText, lines: linesAlone } = cardDialogs
  if (first && isShape(first.kind)) return (inText ? patternsInText : texts.patterns)[first.kind]
  return (inText ? linesInText : linesAlone)(lines.length)
}

/** The lines that a tap completed, as a sentence. */
export function wonSentence(lines: readonly Line[], gridSize: GridSize): string {
  const [first] = lines
  if (!first || lines.length > 1) return cardDialogs.linesInOneGo(lines.length)
  const { kind, position } = first
  const { won } = cardDialogs
  if (kind === 'row') return won.rows[ROWS[gridSize][position]!]
  if (kind === 'column') return won.columns[COLUMNS[gridSize][position]!]
  return won[kind]
}

/** What won, as a sentence. Two lines may be of several taps. */
export const winSentence = (lines: readonly Line[], { gridSize, pattern }: Board) =>
  pattern === 'two-lines' ? countLines(lines) : wonSentence(lines, gridSize)
