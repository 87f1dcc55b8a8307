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

/** Returns the name of a line: `Middle row`, `Left column`, `Diagonal`, `Four corners`. */
export function lineName({ kind, position }: Line, gridSize: GridSize): string {
  if (kind === 'row') return cardDialogs.rows[ROWS[gridSize][position]!]
  if (kind === 'column') return cardDialogs.columns[COLUMNS[gridSize][position]!]
  return kind === 'diagonal' ? cardDialogs.diagonal : texts.patterns[kind]
}

/**
 * Returns the number of lines, such as `Two lines` (a 5x5 grid has twelve), or the name of a shape: `Four corners`, or
 * `four corners` within a sentence.
 */
export function countLines(lines: readonly Line[], isInSentence = false): string {
  const [first] = lines
  const { patternsInText, linesInText, lines: linesAlone } = cardDialogs
  if (first && isShape(first.kind)) return (isInSentence ? patternsInText : texts.patterns)[first.kind]
  return (isInSentence ? linesInText : linesAlone)(lines.length)
}

/** Returns a sentence about the lines that a tap completed. */
export function wonSentence(lines: readonly Line[], gridSize: GridSize): string {
  const [first] = lines
  if (!first || lines.length > 1) return cardDialogs.linesInOneGo(lines.length)
  const { kind, position } = first
  const { won } = cardDialogs
  if (kind === 'row') return won.rows[ROWS[gridSize][position]!]
  if (kind === 'column') return won.columns[COLUMNS[gridSize][position]!]
  return won[kind]
}

/** Returns a sentence about what won. With the pattern of two lines, several taps may have completed them. */
export const winSentence = (lines: readonly Line[], { gridSize, pattern }: Board) =>
  pattern === 'two-lines' ? countLines(lines) : wonSentence(lines, gridSize)
