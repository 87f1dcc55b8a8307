import { freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import type { EditorDocument } from './card-document.ts'
import { record, type Revert } from './history.ts'
import { applyOperation } from './apply-operation.ts'
import { commitTyping } from './use-typing.ts'

type Grid = Pick<CardContent, 'gridSize' | 'hasFreeSpace'>

const WAYS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function isArrow(key: string): boolean {
  return key in WAYS
}

/** The square that lies next in an arrow key's direction, beyond the free space if that is next; undefined at the edge. */
export function neighbourOf(index: number, key: string, grid: Grid): number | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const [down, right] = way
  const { gridSize } = grid
  let [row, column] = [Math.floor(index / gridSize), index % gridSize]
  do {
    row += down
    column += right
    if (Math.min(row, column) < 0 || Math.max(row, column) >= gridSize) return undefined
  } while (row * gridSize + column === freeIndexOf(grid))
  return row * gridSize + column
}

/** @returns lets them change back, whatever stands there by then, so that no words are lost */
function exchange(document: EditorDocument, one: number, other: number): Revert | undefined {
  const made = applyOperation(document, { type: 'swap', one, other })
  if (!made) return undefined
  const { gridSize, hasFreeSpace } = made.after
  return (now) => {
    const card = store.get(now.shownAtom)
    const isSameGrid = card.gridSize === gridSize && card.hasFreeSpace === hasFreeSpace
    return isSameGrid ? exchange(now, one, other) : undefined
  }
}

/**
 * Lets two squares change places.
 * @returns undoes it; undefined where nothing changed
 */
export function swapSquares(document: EditorDocument, one: number, other: number): (() => void) | undefined {
  commitTyping()
  const revert = exchange(document, one, other)
  return revert && record(document, 'Swap', revert)
}
