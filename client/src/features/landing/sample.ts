import type { GridSize } from '#shared/product.ts'
import { cellsToGo, completedLines, isBlackout, type Line } from '#shared/rules/bingo.ts'

/** The grid of every demo card. They exist in memory only. */
export const SAMPLE_GRID = { gridSize: 4 satisfies GridSize as GridSize, hasFreeSpace: false }

/** One more square completes the third row. */
const INITIAL_MARKS = [1, 4, 6, 8, 9, 11]

export interface SampleBoard {
  marks: readonly number[]
  lines: readonly Line[]
  /** The squares that would complete the first line. */
  toGo: ReadonlySet<number>
  /** The result of the last tap, which is animated. */
  lastTap: { lines: readonly Line[]; toGo: boolean; blackout: boolean }
}

function boardOf(marks: readonly number[], before?: SampleBoard): SampleBoard {
  const lines = completedLines(marks, SAMPLE_GRID)
  const toGo = lines.length > 0 ? new Set<number>() : cellsToGo(marks, SAMPLE_GRID)
  const isNew = (line: Line) =>
    !before?.lines.some(({ kind, position }) => kind === line.kind && position === line.position)
  return {
    marks,
    lines,
    toGo,
    lastTap: {
      lines: before ? lines.filter(isNew) : [],
      toGo: before !== undefined && toGo.size > before.toGo.size,
      blackout: before !== undefined && marks.length > before.marks.length && isBlackout(marks, SAMPLE_GRID),
    },
  }
}

export const INITIAL_BOARD = boardOf(INITIAL_MARKS)

/** Marks or unmarks a square. */
export function pressSquare(board: SampleBoard, index: number): SampleBoard {
  const others = board.marks.filter((marked) => marked !== index)
  return boardOf(others.length < board.marks.length ? others : [...others, index], board)
}
