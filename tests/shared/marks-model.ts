import type { GridSize } from '#shared/product.ts'
import type { NewVersion, MarksState } from '#shared/rules/carry-marks.ts'

export const sizeOf = (cells: readonly string[]) => Math.sqrt(cells.length) as GridSize

/**
 * Implements LIV-13 again, as simply as possible, on rows and columns: marks are pieces that are put on squares, one rule
 * after the other. Returns the marked indexes, those with a dot, and the pieces that are off the board.
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
    dotted: before.edited.includes(index),
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
  // Marks on blank cells never move.
  for (const piece of pieces.filter(({ laid, text }) => !laid && text === '')) {
    const square = squareAt(piece.row, piece.column)
    Object.assign(piece, { onto: square?.index, laid: true, dotted: piece.dotted || square !== undefined })
    if (square) square.used = true
  }
  // A mark whose text has moved follows it to the nearest unpinned, unused index with that text.
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
  // Otherwise the mark stays at its row and column, or is set aside if they are outside the grid.
  for (const piece of pieces.filter(({ laid }) => !laid)) {
    const square = squareAt(piece.row, piece.column)
    piece.onto = square?.index
    // It gets a dot, unless another mark is there.
    if (square) piece.dotted = !pieces.some(({ laid, onto }) => laid && onto === square.index)
  }

  const off = [
    ...before.setAside.map(({ edited = false, ...mark }) => ({ ...mark, dotted: edited })),
    ...pieces.filter(({ onto }) => onto === undefined),
  ].map((mark) => ({ mark, square: squareAt(mark.row, mark.column) }))
  const returned = off.flatMap(({ mark, square }) =>
    square?.text === mark.text ? [{ onto: square.index, dotted: mark.dotted }] : [],
  )
  const on = [...pieces.filter(({ onto }) => onto !== undefined), ...returned] as {
    onto: number
    dotted: boolean
  }[]
  const marks = [...new Set(on.map(({ onto }) => onto))].sort((one, other) => one - other)
  const kept = before.edited.map((index) => squareAt(Math.floor(index / old), index % old))
  return {
    marks,
    edited: marks.filter(
      (index) =>
        on.some(({ onto, dotted }) => onto === index && dotted) ||
        kept.some((square) => square?.index === index && square.same),
    ),
    setAside: off
      .filter(({ mark, square }) => square?.text !== mark.text)
      .map(({ mark: { text, row, column, dotted } }) => ({ text, row, column, edited: dotted })),
  }
}
