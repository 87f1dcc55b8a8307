import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRID_SIZES } from '#shared/product.ts'
import { cellsToGo, completedLines, isBlackout, linesOf } from '#shared/rules/bingo.ts'
import { cellCount, freeIndexOf, type Grid } from '#shared/rules/grid.ts'
import { gridSizes } from '#tests/support/arbitraries.ts'

const hasBingo = (marks: readonly number[], board: Grid) => completedLines(marks, board).length > 0

const boards: fc.Arbitrary<Grid> = fc.record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() })

const boardsWithMarks = boards.chain((board) => {
  const free = freeIndexOf(board)
  const playable = Array.from({ length: cellCount(board.gridSize) }, (_, index) => index).filter(
    (index) => index !== free,
  )
  return fc.record({ board: fc.constant(board), marks: fc.subarray(playable) })
})

/** A slow reference implementation that uses rows of booleans. */
function naiveBingo(marks: readonly number[], { gridSize: size, hasFreeSpace }: Grid): boolean {
  const full = (row: number, column: number) =>
    marks.includes(row * size + column) || (hasFreeSpace && row * size + column === Math.floor(size ** 2 / 2))
  const steps = Array.from({ length: size }, (_, step) => step)
  return (
    steps.some((row) => steps.every((column) => full(row, column))) ||
    steps.some((column) => steps.every((row) => full(row, column))) ||
    steps.every((step) => full(step, step)) ||
    steps.every((step) => full(step, size - 1 - step))
  )
}

describe('lines', () => {
  it.each(GRID_SIZES)('BNG-1: each line alone is a bingo on %i, and with one cell less it is not', (size) => {
    const board = { gridSize: size, hasFreeSpace: false }
    expect(linesOf(size)).toHaveLength(2 * size + 2)
    for (const line of linesOf(size)) {
      expect(line.cells).toHaveLength(size)
      expect(completedLines(line.cells, board)).toEqual([line])
      for (const missing of line.cells)
        expect(
          hasBingo(
            line.cells.filter((index) => index !== missing),
            board,
          ),
        ).toBe(false)
    }
  })

  it('BNG-1, BNG-2: are found as by a slow reference implementation', () => {
    let bingos = 0
    fc.assert(
      fc.property(boardsWithMarks, ({ board, marks }) => {
        const bingo = hasBingo(marks, board)
        expect(bingo).toBe(naiveBingo(marks, board))
        if (bingo) bingos++
      }),
      { numRuns: 1000 },
    )
    expect(bingos).toBeGreaterThan(50)
  })
})

it('BNG-4: lines are one short exactly at the unmarked cells that would each complete another line', () => {
  let found = 0
  fc.assert(
    fc.property(boardsWithMarks, ({ board, marks }) => {
      const free = freeIndexOf(board)
      const before = completedLines(marks, board).length
      const expected = Array.from({ length: cellCount(board.gridSize) }, (_, index) => index).filter(
        (index) =>
          index !== free &&
          !marks.includes(index) &&
          completedLines([...marks, index], board).length > before,
      )
      expect([...cellsToGo(marks, board)].sort((one, other) => one - other)).toEqual(expected)
      found += expected.length
    }),
    { numRuns: 500 },
  )
  expect(found).toBeGreaterThan(50)
})

it.each(GRID_SIZES)('BNG-5: a blackout on %i is every cell except the free one', (gridSize) => {
  const all = Array.from({ length: cellCount(gridSize) }, (_, index) => index)
  const free = Math.floor(gridSize ** 2 / 2)
  const others = all.filter((index) => index !== free)
  expect(isBlackout(all, { gridSize, hasFreeSpace: false })).toBe(true)
  expect(isBlackout(others, { gridSize, hasFreeSpace: false })).toBe(false)
  expect(isBlackout(others, { gridSize, hasFreeSpace: true })).toBe(true)
  for (const missing of others) {
    const marks = all.filter((index) => index !== missing)
    expect(isBlackout(marks, { gridSize, hasFreeSpace: true })).toBe(false)
  }
})
