import { freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { record, type Revert } from './history.ts'
import { applyOperation } from './apply-operation.ts'
import { commitTyping } from './use-typing.ts'

type Grid = Pick<CardContent, 'gridSize' | 'hasFreeSpace'>

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

/** @returns swaps the squares back with whatever words they have by then, so that none are lost */
function swapRevertibly(document: EditorDocument, one: number, other: number): Revert | undefined {
  const applied = applyOperation(document, { type: 'swap', one, other })
  if (!applied) return undefined
  const { gridSize, hasFreeSpace } = applied.after
  return (now) => {
    const card = store.get(now.shownAtom)
    const isSameGrid = card.gridSize === gridSize && card.hasFreeSpace === hasFreeSpace
    return isSameGrid ? swapRevertibly(now, one, other) : undefined
  }
}

/**
 * Swaps the words of two squares.
 * @returns undoes it; undefined if nothing changed
 */
export function swapSquares(document: EditorDocument, one: number, other: number): (() => void) | undefined {
  commitTyping()
  const revert = swapRevertibly(document, one, other)
  return revert && record(document, 'Swap', revert)
}
