import type { GridSize } from '../product.ts'

/** Returns a number in [0, 1): `Math.random` in the app, a seeded generator in tests. */
export type Random = () => number

/** The grid to which the index of a square refers. */
export interface Grid {
  gridSize: GridSize
  hasFreeSpace: boolean
}

interface PartialGrid {
  gridSize?: number | undefined
  hasFreeSpace?: boolean | undefined
}

export function isSameGrid(one: PartialGrid, other: PartialGrid): boolean {
  return one.gridSize === other.gridSize && one.hasFreeSpace === other.hasFreeSpace
}

export const cellCount = (size: GridSize): number => size * size

/** Returns floor(size² / 2): the center, or index 8 of a 4x4 grid. */
export const freeCellIndex = (size: GridSize): number => Math.floor((size * size) / 2)

/** Returns the free cell's index, or -1 on a card without a free space. */
export const freeIndexOf = (card: Grid): number => (card.hasFreeSpace ? freeCellIndex(card.gridSize) : -1)

/** Returns the grid size with this number of cells, if there is one. */
export function sizeOfCells(cells: readonly string[]): GridSize | undefined {
  return ([3, 4, 5] as const).find((size) => size * size === cells.length)
}

export const emptyCells = (size: GridSize): string[] => Array.from({ length: cellCount(size) }, () => '')

export function withFreeCellEmpty(cells: readonly string[], freeIndex: number): string[] {
  return cells.map((text, index) => (index === freeIndex ? '' : text))
}

/** Returns the cells for another grid size. Each keeps its row and column; others are dropped or blank. The free cell is empty. */
export function resizeCells(
  cells: readonly string[],
  from: GridSize,
  to: GridSize,
  hasFreeSpace: boolean,
): string[] {
  const resized = emptyCells(to).map((_, index) => {
    const row = Math.floor(index / to)
    const column = index % to
    return row < from && column < from ? (cells[row * from + column] ?? '') : ''
  })
  return withFreeCellEmpty(resized, hasFreeSpace ? freeCellIndex(to) : -1)
}

/** Returns a shuffled copy (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const swapped = result[last] as T
    result[last] = result[other] as T
    result[other] = swapped
  }
  return result
}

/**
 * Shuffles the texts among the non-blank cells. Blank cells and the free one stay.
 * @param columns the number of columns within which texts are shuffled; 1 for the whole grid
 */
export function shuffleCells(
  cells: readonly string[],
  freeIndex: number,
  random: Random,
  columns = 1,
): string[] {
  const isMovable = (text: string, index: number) => text !== '' && index !== freeIndex
  const texts = Array.from({ length: columns }, (_, column) =>
    shuffled(
      cells.filter((text, index) => isMovable(text, index) && index % columns === column),
      random,
    ),
  )
  return cells.map((text, index) => (isMovable(text, index) ? (texts[index % columns]!.shift() ?? '') : ''))
}

/** Counts the non-blank cells, without the free one. */
export function filledCount(cells: readonly string[], freeIndex: number): number {
  return cells.filter((text, index) => index !== freeIndex && text.trim() !== '').length
}

/** Whether no square is blank. */
export const isFull = (card: Grid & { cells: readonly string[] }): boolean =>
  card.cells.every((text, index) => text !== '' || index === freeIndexOf(card))

/** Returns the distinct words of a card in the order of its squares, without blank squares and the free one. */
export function distinctWords(card: Grid & { cells: readonly string[] }): string[] {
  const free = freeIndexOf(card)
  return [...new Set(card.cells.filter((text, index) => index !== free && text.trim() !== ''))]
}

export function sameCells(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}
