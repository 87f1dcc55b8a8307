import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsToGo, completedLines, isBlackout } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { hostOrder, shownAt, shuffleFromSeed } from '#shared/rules/shuffle.ts'
import { gridSizes } from '#tests/support/arbitraries.ts'

/** A board in a player's order, with marks on squares that can have one, half of all boards nearly full. */
const games = fc
  .record({ gridSize: gridSizes, hasFreeSpace: fc.boolean(), seed: fc.string(), full: fc.boolean() })
  .chain(({ seed, full, ...board }) => {
    const markable = hostOrder(board.gridSize).filter((index) => index !== freeIndexOf(board))
    const some = fc.subarray(markable, full ? { minLength: Math.ceil(markable.length * 0.7) } : {})
    return some.map((marks) => ({ board, marks, shuffle: shuffleFromSeed(seed, board) }))
  })

describe('bingo on a shuffled card', () => {
  it('SHF-3: gives the same bingo as a card that has its squares in these places', () => {
    let lines = 0
    fc.assert(
      fc.property(games, ({ board, marks, shuffle }) => {
        const words = shuffle.map((index) => ({ index, isMarked: marks.includes(index) }))
        const marked = [...words.keys()].filter((position) => words[position]!.isMarked)
        const places = shownAt(shuffle, marks)
        expect(places).toEqual(marked)
        lines += completedLines(places, board).length
        for (const { cells } of completedLines(places, board))
          for (const position of cells)
            expect(words[position]!.isMarked || words[position]!.index === freeIndexOf(board)).toBe(true)
        expect(isBlackout(places, board)).toBe(isBlackout(marks, board))
      }),
    )
    expect(lines).toBeGreaterThan(100)
  })

  it('SHF-3: one to go means the square that the player sees in the gap', () => {
    const board = { gridSize: 3, hasFreeSpace: true } as const
    const shuffle = shuffleFromSeed('abcdefghij:7:17', board)
    expect(shuffle).toEqual([7, 2, 3, 6, 4, 5, 1, 0, 8])
    expect(cellsToGo(shownAt(shuffle, [7, 2]), board)).toEqual(new Set([2, 7, 8]))
  })
})
