import type { GridSize } from '../product.ts'
import { emptyCells, freeIndexOf, type Grid } from './grid.ts'

type LineKind = 'row' | 'column' | 'diagonal'

/** `cells` are indexes in order along the line. `position` counts from 0. */
export interface Line {
  kind: LineKind
  position: number
  cells: readonly number[]
}

/** Every line of a grid: rows, columns, the diagonal from top left, the diagonal from top right. */
export function linesOf(size: GridSize): Line[] {
  const along = Array.from({ length: size }, (_, step) => step)
  const line = (kind: LineKind, position: number, cellAt: (step: number) => number): Line => ({
    kind,
    position,
    cells: along.map(cellAt),
  })
  return [
    ...along.map((row) => line('row', row, (column) => row * size + column)),
    ...along.map((column) => line('column', column, (row) => row * size + column)),
    line('diagonal', 0, (step) => step * size + step),
    line('diagonal', 1, (step) => step * size + (size - 1 - step)),
  ]
}

function missingFrom(line: Line, marks: ReadonlySet<number>, freeIndex: number): number[] {
  return line.cells.filter((index) => index !== freeIndex && !marks.has(index))
}

/** The completed lines. The free square counts as marked although it is never in `marks`. */
export function completedLines(marks: Iterable<number>, board: Grid): Line[] {
  const marked = new Set(marks)
  const freeIndex = freeIndexOf(board)
  return linesOf(board.gridSize).filter((line) => missingFrom(line, marked, freeIndex).length === 0)
}

/** The indexes that would each complete a line. */
export function cellsToGo(marks: Iterable<number>, board: Grid): Set<number> {
  const marked = new Set(marks)
  const freeIndex = freeIndexOf(board)
  const toGo = new Set<number>()
  for (const line of linesOf(board.gridSize)) {
    const missing = missingFrom(line, marked, freeIndex)
    if (missing.length === 1) toGo.add(missing[0] as number)
  }
  return toGo
}

/** Whether every square except the free one is marked. */
export function isBlackout(marks: Iterable<number>, board: Grid): boolean {
  const marked = new Set(marks)
  const freeIndex = freeIndexOf(board)
  return emptyCells(board.gridSize).every((_, index) => index === freeIndex || marked.has(index))
}
