import type { GridSize } from '../product.ts'
import { cellCount, freeIndexOf, shuffled, type Grid } from './grid.ts'
import { seededRandom } from './seeded-random.ts'

/** A player's order of the squares: `shuffle[position]` is the card's index of the square shown at `position`, in reading order. */
export type Shuffle = readonly number[]

/** Moves every square of a shuffle into its own column, keeping the order within the columns. */
function inColumns(shuffle: Shuffle, size: GridSize): Shuffle {
  const remaining = [...shuffle]
  return shuffle.map(
    (_, at) =>
      remaining.splice(
        remaining.findIndex((index) => index % size === at % size),
        1,
      )[0]!,
  )
}

/**
 * Returns a shuffle that depends on the seed, the grid size and `columns` only. The free space stays in the center: with and without
 * it, the shuffles of one seed differ in at most two squares, so that players still recognize their card after the host toggles it.
 */
export function shuffleFromSeed(seed: string, board: Grid & { columns?: boolean }): Shuffle {
  const inOrder = Array.from({ length: cellCount(board.gridSize) }, (_, index) => index)
  const mixed = shuffled(inOrder, seededRandom(seed))
  const shuffle = board.columns ? inColumns(mixed, board.gridSize) : mixed
  const free = freeIndexOf(board)
  if (free < 0) return shuffle
  const positionOfFree = shuffle.indexOf(free)
  return shuffle.map((index, position) =>
    position === free ? free : position === positionOfFree ? shuffle[free]! : index,
  )
}
