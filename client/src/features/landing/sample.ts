import type { GridSize, Theme } from '#shared/product.ts'
import { cellsToGo, completedLines, isBlackout, type Line } from '#shared/rules/bingo.ts'

/** The demo card of the landing page. It exists in memory only. */
export const SAMPLE = {
  title: 'Monday Stand-up',
  theme: 'blue' satisfies Theme as Theme,
  gridSize: 4 satisfies GridSize as GridSize,
  hasFreeSpace: false,
  cells: [
    '“You’re on mute”',
    'Dog joins the call',
    '“Circle back”',
    'Shares the wrong tab',
    'Lawn mower',
    '“Can everyone see my screen?”',
    'Frozen face, mid-blink',
    'Chips, unmuted',
    'A meeting about the next meeting',
    'Child demands a snack',
    '“Could have been an email”',
    'Doorbell',
    '“Sorry, you go.” “No, you go.”',
    'Ends early',
    'Camera aimed at the ceiling',
    '“Quick question”',
  ],
}

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
  const lines = completedLines(marks, SAMPLE)
  const toGo = lines.length > 0 ? new Set<number>() : cellsToGo(marks, SAMPLE)
  const isNew = (line: Line) =>
    !before?.lines.some(({ kind, position }) => kind === line.kind && position === line.position)
  return {
    marks,
    lines,
    toGo,
    lastTap: {
      lines: before ? lines.filter(isNew) : [],
      toGo: before !== undefined && toGo.size > before.toGo.size,
      blackout: before !== undefined && marks.length > before.marks.length && isBlackout(marks, SAMPLE),
    },
  }
}

export const INITIAL_BOARD = boardOf(INITIAL_MARKS)

/** Marks or unmarks a square. */
export function pressSquare(board: SampleBoard, index: number): SampleBoard {
  const others = board.marks.filter((marked) => marked !== index)
  return boardOf(others.length < board.marks.length ? others : [...others, index], board)
}
