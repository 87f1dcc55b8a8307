/** Where a square is: its row and its column, from 1 on. */
export function placeOf(index: number, gridSize: number): [row: number, column: number] {
  return [Math.floor(index / gridSize) + 1, (index % gridSize) + 1]
}
