import type { GridSize } from '../product.ts'
import { cellCount, freeIndexOf, shuffled } from './grid.ts'
import { seededRandom } from './seeded.ts'

/** What stands where: `layout[position]` is the card's own index of the square shown at that position, in reading order. */
export type Shuffle = readonly number[]

interface Board {
  gridSize: GridSize
  hasFreeSpace: boolean
}

/** The card as its host made it. */
export function hostOrder(size: GridSize): Shuffle {
  return Array.from({ length: cellCount(size) }, (_, index) => index)
}

/**
 * A layout that follows from its seed and the grid's size alone. A free space stays in its place: with one or without,
 * the layouts of a seed differ in two squares at most, so that a host's switch leaves a player's card recognizable.
 */
export function shuffleFromSeed(seed: string, board: Board): Shuffle {
  const layout = shuffled(hostOrder(board.gridSize), seededRandom(seed))
  const free = freeIndexOf(board)
  if (free < 0) return layout
  const heldBy = layout.indexOf(free)
  return layout.map((index, position) =>
    position === free ? free : position === heldBy ? layout[free]! : index,
  )
}

/** Where squares are shown, given by the card's own indexes; bingo is judged on these places. */
export function shownAt(layout: Shuffle, indexes: Iterable<number>): number[] {
  const shown = new Set(indexes)
  return layout.flatMap((index, position) => (shown.has(index) ? [position] : []))
}

/** The inverse: `positions[index]` is where the card's own square `index` is shown. */
export function positionsIn(layout: Shuffle): readonly number[] {
  const positions = Array.from({ length: layout.length }, () => 0)
  layout.forEach((index, position) => (positions[index] = position))
  return positions
}
