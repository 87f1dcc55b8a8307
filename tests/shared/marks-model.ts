import type { GridSize } from '#shared/product.ts'
import type { NewVersion, MarksState } from '#shared/rules/carry-marks.ts'

export const sizeOf = (cells: readonly string[]) => Math.sqrt(cells.length) as GridSize

/**
 * LIV-13 again, as simply as possible, on rows and columns: marks are pieces that are put on squares one rule
 * after the other. Returns the marked indexes and the pieces that are off the board.
 */
export function modelOf(before: MarksState, card: NewVersion) {
  const [old, size] = [sizeOf(before.cells), card.gridSize]
  const free = card.hasFreeSpace ? Math.floor(size ** 2 / 2) : -1
  const pieces = before.marks.map((index) => ({
    text: before.cells[index] ?? '',
    row: Math.floor(index / old),
    column: index % old,
    onto: undefined as number | undefined,
    laid: false,
  }))
  const squares = card.cells.map((text, index) => {
    const [row, column] = [Math.floor(index / size), index % size]
    const had = row < old && column < old ? before.cells[row * old + column] : undefined
    return { index, text, row, column, same: had === text, used: false }
  })
  const squareAt = (row: number, column: number) =>
    squares.find((square) => square.row === row && square.column === column && square.index !== free)

  // Cells whose text is unchanged keep their mark.
  for (const piece of pieces) {
    const square = squareAt(piece.row, piece.column)
    if (square?.same) Object.assign(piece, { onto: square.index, laid: true })
  }
  // Blank cells' marks never move.
  for (const piece of pieces.filter(({ laid, text }) => !laid && text === '')) {
    const square = squareAt(piece.row, piece.column)
    Object.assign(piece, { onto: square?.index, laid: true })
    if (square) square.used = true
  }
  // A mark whose text is elsewhere now moves to the nearest unpinned, unused index with that text.
  for (const piece of pieces.filter(({ laid }) => !laid)) {
    const from = piece.row * size + piece.column
    const open = squares.filter(
      ({ text, same, used, index }) => text === piece.text && !same && !used && index !== free,
    )
    open.sort(
      (one, other) => Math.abs(one.index - from) - Math.abs(other.index - from) || one.index - other.index,
    )
    const [nearest] = open
    if (nearest) {
      nearest.used = true
      Object.assign(piece, { onto: nearest.index, laid: true })
    }
  }
  // Otherwise the mark stays at its row and column, or is set aside when that is outside.
  for (const piece of pieces.filter(({ laid }) => !laid))
    piece.onto = squareAt(piece.row, piece.column)?.index

  const off = [...before.setAside, ...pieces.filter(({ onto }) => onto === undefined)]
    .map(({ text, row, column }) => ({ text, row, column }))
    .map((mark) => ({ mark, square: squareAt(mark.row, mark.column) }))
  const returned = off.flatMap(({ mark, square }) => (square?.text === mark.text ? [square.index] : []))
  const onto = pieces.flatMap((piece) => (piece.onto === undefined ? [] : [piece.onto]))
  return {
    marks: [...new Set([...onto, ...returned])].sort((one, other) => one - other),
    setAside: off.filter(({ mark, square }) => square?.text !== mark.text).map(({ mark }) => mark),
  }
}
