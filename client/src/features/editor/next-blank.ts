/**
 * Returns the next square without words after `index` in reading order, continuing at the first square after the last
 * one.
 * @param freeIndex the free space, which stays blank; -1 without one
 * @returns undefined if no other square is blank
 */
export function nextBlank(cells: readonly string[], index: number, freeIndex: number): number | undefined {
  for (let step = 1; step < cells.length; step++) {
    const at = (index + step) % cells.length
    if (cells[at] === '' && at !== freeIndex) return at
  }
  return undefined
}
