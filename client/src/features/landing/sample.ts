import type { GridSize } from '#shared/product.ts'
import {
  cellsToGo,
  completedLines,
  NO_EFFECTS,
  tapEffects,
  type Line,
  type TapEffects,
} from '#shared/rules/bingo.ts'

/** The grid of every demo card. Demo cards exist only in memory. */
export const SAMPLE_GRID = { gridSize: 4 satisfies GridSize as GridSize, hasFreeSpace: false }

/** One more square completes the third row. */
const INITIAL_MARKS = [1, 4, 6, 8, 9, 11]

export interface SampleBoard {
  marks: readonly number[]
  lines: readonly Line[]
  /** The squares that would complete the first line. */
  toGo: ReadonlySet<number>
  lastTap: TapEffects
}

function boardOf(marks: readonly number[], lastTap: TapEffects): SampleBoard {
  const lines = completedLines(marks, SAMPLE_GRID)
  const toGo = lines.length > 0 ? new Set<number>() : cellsToGo(marks, SAMPLE_GRID)
  return { marks, lines, toGo, lastTap }
}

export const INITIAL_BOARD = boardOf(INITIAL_MARKS, NO_EFFECTS)

/** Marks or unmarks a square. */
export function pressSquare({ marks }: SampleBoard, index: number): SampleBoard {
  const others = marks.filter((marked) => marked !== index)
  const after = others.length < marks.length ? others : [...others, index]
  return boardOf(after, tapEffects(marks, after, SAMPLE_GRID))
}
