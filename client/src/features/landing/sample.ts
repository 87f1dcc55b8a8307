import type { GridSize, Theme } from '#shared/product.ts'
import { cellsToGo, completedLines, isBlackout, type Line } from '#shared/rules/bingo.ts'

/** The card of the landing page. It is nobody's: not stored, not shared, the same for everyone. */
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
    'Crisps, unmuted',
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

/** Six squares are daubed already: one more makes the third row. */
const MARKED_AT_FIRST = [1, 4, 6, 8, 9, 11]

/** The sample as it stands. It lives as long as the screen does. */
export interface SampleBoard {
  marks: readonly number[]
  lines: readonly Line[]
  /** The squares that would make the first line. */
  toGo: ReadonlySet<number>
  /** What the last tap brought about, to be shown with some noise. */
  own: { lines: readonly Line[]; toGo: boolean; blackout: boolean }
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
    own: {
      lines: before ? lines.filter(isNew) : [],
      toGo: before !== undefined && toGo.size > before.toGo.size,
      blackout: before !== undefined && marks.length > before.marks.length && isBlackout(marks, SAMPLE),
    },
  }
}

/** As everyone finds it. */
export const FRESH_BOARD = boardOf(MARKED_AT_FIRST)

/** Marks a square, or takes its mark back. */
export function pressSquare(board: SampleBoard, index: number): SampleBoard {
  const others = board.marks.filter((marked) => marked !== index)
  return boardOf(others.length < board.marks.length ? others : [...others, index], board)
}
