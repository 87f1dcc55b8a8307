import type { GridSize } from '../product.ts'

/** A number from 0 up to, but not including, 1; `Math.random` in the app, seeded in tests. */
export type Random = () => number

export function cellCount(size: GridSize): number {
  return size * size
}

/** The middle cell: floor(size² / 2), which on 4x4 is index 8. */
export function freeCellIndex(size: GridSize): number {
  return Math.floor((size * size) / 2)
}

/** @returns the free cell's index, or -1 on a card without a free space. */
export function freeIndexOf(card: { gridSize: GridSize; hasFreeSpace: boolean }): number {
  return card.hasFreeSpace ? freeCellIndex(card.gridSize) : -1
}

/** The size whose square is `cells.length`; undefined where there is none. */
export function sizeOfCells(cells: readonly string[]): GridSize | undefined {
  return ([3, 4, 5] as const).find((size) => size * size === cells.length)
}

export function emptyCells(size: GridSize): string[] {
  return Array.from({ length: cellCount(size) }, () => '')
}

/** The same cells with the free one emptied, where there is a free one. */
export function withFreeCellEmpty(cells: readonly string[], freeIndex: number): string[] {
  return cells.map((text, index) => (index === freeIndex ? '' : text))
}

/**
 * The cells of another grid size: those that both grids have (top left) are kept at their row and column, the rest is
 * cleared, the middle emptied when there is a free space.
 */
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

/** Fisher-Yates; a new array. */
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

/** The non-blank texts exchange places among themselves; blank cells and the free one stay where they are. */
export function shuffleCells(cells: readonly string[], freeIndex: number, random: Random): string[] {
  const texts = shuffled(
    cells.filter((text, index) => text !== '' && index !== freeIndex),
    random,
  )
  return cells.map((text, index) => (index === freeIndex ? '' : text === '' ? '' : (texts.shift() ?? '')))
}

/** Puts `items`, in random order, into the blank cells, never into the free one; what does not fit is left out. */
export function fillBlankCells(
  cells: readonly string[],
  freeIndex: number,
  items: readonly string[],
  random: Random,
): string[] {
  const present = new Set(cells)
  const rest = shuffled(
    items.filter((item) => !present.has(item)),
    random,
  )
  return cells.map((text, index) => (index === freeIndex || text !== '' ? text : (rest.shift() ?? '')))
}

/** How many cells carry words, the free one never counted. */
export function filledCount(cells: readonly string[], freeIndex: number): number {
  return cells.filter((text, index) => index !== freeIndex && text.trim() !== '').length
}

/** The words of a card, each once, in the order of its squares; blank squares have none, and neither has the free one. */
export function distinctWords(card: {
  gridSize: GridSize
  hasFreeSpace: boolean
  cells: readonly string[]
}): string[] {
  const free = freeIndexOf(card)
  return [...new Set(card.cells.filter((text, index) => index !== free && text.trim() !== ''))]
}

export function sameCells(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}
