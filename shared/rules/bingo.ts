import type { GridSize, Pattern } from '../product.ts'
import { cellCount, freeIndexOf, type Grid } from './grid.ts'

/** The patterns that are a single shape; the others consist of lines. */
export type Shape = 'corners' | 'x' | 'frame' | 'full'

export const isShape = (kind: Line['kind']): kind is Shape =>
  kind !== 'row' && kind !== 'column' && kind !== 'diagonal'

/** A line or shape. `cells` are the indexes along the line, or of the whole shape. `position` counts from 0. */
export interface Line {
  kind: 'row' | 'column' | 'diagonal' | Shape
  position: number
  cells: readonly number[]
}

/** The grid of a card and the pattern that wins: a line by default. */
export interface Board extends Grid {
  pattern?: Pattern
}

/** Returns every line of a grid: rows, columns, the diagonal from top left, the diagonal from top right. */
export function linesOf(size: GridSize): Line[] {
  const indexes = Array.from({ length: size }, (_, step) => step)
  const line = (kind: Line['kind'], position: number, cellAt: (step: number) => number): Line => ({
    kind,
    position,
    cells: indexes.map(cellAt),
  })
  return [
    ...indexes.map((row) => line('row', row, (column) => row * size + column)),
    ...indexes.map((column) => line('column', column, (row) => row * size + column)),
    line('diagonal', 0, (step) => step * size + step),
    line('diagonal', 1, (step) => step * size + (size - 1 - step)),
  ]
}

/** Returns a shape with its squares. */
export function shapeOf(kind: Shape, size: GridSize): Line {
  const last = size - 1
  const isInShape = (row: number, column: number) => {
    const [isRowEnd, isColumnEnd] = [row % last === 0, column % last === 0]
    if (kind === 'corners') return isRowEnd && isColumnEnd
    if (kind === 'frame') return isRowEnd || isColumnEnd
    return kind === 'full' || row === column || row + column === last
  }
  const all = Array.from({ length: cellCount(size) }, (_, index) => index)
  const cells = all.filter((index) => isInShape(Math.floor(index / size), index % size))
  return { kind, position: 0, cells }
}

/** Returns the lines or the shape that can win, and how many of them are needed. */
export function goalOf({ gridSize, pattern = 'line' }: Board): { parts: Line[]; needed: number } {
  if (pattern === 'line') return { parts: linesOf(gridSize), needed: 1 }
  if (pattern === 'two-lines') return { parts: linesOf(gridSize), needed: 2 }
  return { parts: [shapeOf(pattern, gridSize)], needed: 1 }
}

/** Returns sets of unmarked squares. Marking all squares of a set would win; an empty set has already won. */
function missingSets(marks: Iterable<number>, board: Board): ReadonlySet<number>[] {
  const marked = new Set(marks).add(freeIndexOf(board))
  const { parts, needed } = goalOf(board)
  const missing = parts.map(({ cells }) => cells.filter((index) => !marked.has(index)))
  if (needed === 1) return missing.map((cells) => new Set(cells))
  return missing.flatMap((one, at) => missing.slice(at + 1).map((other) => new Set([...one, ...other])))
}

/**
 * Returns the completed lines or the completed shape; none as long as they do not win. The free square counts as marked,
 * although it is never in `marks`.
 */
export function completedLines(marks: Iterable<number>, board: Board): Line[] {
  const marked = new Set(marks).add(freeIndexOf(board))
  const { parts, needed } = goalOf(board)
  const complete = parts.filter(({ cells }) => cells.every((index) => marked.has(index)))
  return complete.length < needed ? [] : complete
}

/** Returns the indexes of the squares that would each win if marked next. */
export function cellsToGo(marks: Iterable<number>, board: Board): Set<number> {
  return new Set(missingSets(marks, board).flatMap((missing) => (missing.size === 1 ? [...missing] : [])))
}

/** Returns how many squares are missing for a win. */
export function countToGo(marks: Iterable<number>, board: Board): number {
  return Math.min(...missingSets(marks, board).map(({ size }) => size))
}

/** Whether every square except the free one is marked. */
export function isBlackout(marks: Iterable<number>, { gridSize, hasFreeSpace }: Grid): boolean {
  return countToGo(marks, { gridSize, hasFreeSpace, pattern: 'full' }) === 0
}

/** The effects of a tap on a square, which are animated. */
export interface TapEffects {
  /** The lines that the tap completed. */
  lines: readonly Line[]
  /** Whether more squares than before would now each win. */
  toGo: boolean
  /** Whether the tap marked the last square. */
  blackout: boolean
}

export const NO_EFFECTS: TapEffects = { lines: [], toGo: false, blackout: false }

export function tapEffects(before: readonly number[], after: readonly number[], board: Board): TapEffects {
  const linesBefore = completedLines(before, board)
  const lines = completedLines(after, board)
  const isNew = (line: Line) =>
    !linesBefore.some(({ kind, position }) => kind === line.kind && position === line.position)
  return {
    lines: lines.filter(isNew),
    toGo: lines.length === 0 && cellsToGo(after, board).size > cellsToGo(before, board).size,
    blackout: isBlackout(after, board),
  }
}
