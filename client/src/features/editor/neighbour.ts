import { freeIndexOf, type Grid } from '#shared/rules/grid.ts'

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function isArrow(key: string): boolean {
  return key in STEPS
}

/** The next square in an arrow key's direction, skipping the free space; undefined at the edge. */
export function neighbourOf(index: number, key: string, grid: Grid): number | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const [down, right] = step
  const { gridSize } = grid
  let [row, column] = [Math.floor(index / gridSize), index % gridSize]
  do {
    row += down
    column += right
    if (Math.min(row, column) < 0 || Math.max(row, column) >= gridSize) return undefined
  } while (row * gridSize + column === freeIndexOf(grid))
  return row * gridSize + column
}
