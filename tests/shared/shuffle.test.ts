import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellCount } from '#shared/rules/grid.ts'
import { shuffleFromSeed } from '#shared/rules/shuffle.ts'
import { gridSizes } from '#tests/support/arbitraries.ts'

const boards = fc.record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() })
const ascending = (one: number, other: number) => one - other

describe('a shuffle', () => {
  it('SHF-1: shows every square once', () => {
    fc.assert(
      fc.property(fc.string(), boards, (seed, board) => {
        const shown = [...shuffleFromSeed(seed, board)].sort(ascending)
        expect(shown).toEqual([...Array(cellCount(board.gridSize)).keys()])
      }),
    )
  })

  it('SHF-1: moves at most two squares when the free space is turned on or off', () => {
    fc.assert(
      fc.property(fc.string(), gridSizes, (seed, gridSize) => {
        const without = shuffleFromSeed(seed, { gridSize, hasFreeSpace: false })
        const moved = shuffleFromSeed(seed, { gridSize, hasFreeSpace: true }).filter(
          (index, position) => index !== without[position],
        )
        expect([0, 2]).toContain(moved.length)
      }),
    )
  })

  it('SHF-1: is the same for the same seed, as on the day it was printed', () => {
    expect(shuffleFromSeed('abcdefghij:7:17', { gridSize: 3, hasFreeSpace: true })).toEqual([
      7, 2, 3, 6, 4, 5, 1, 0, 8,
    ])
    expect(shuffleFromSeed('Käse 🧀', { gridSize: 4, hasFreeSpace: false })).toEqual([
      6, 4, 5, 8, 13, 1, 9, 11, 3, 12, 14, 2, 15, 0, 10, 7,
    ])
  })

  it('SHF-1: shows each square equally often in every place', () => {
    const times = 9000
    const seen = Array.from({ length: 9 }, () => 0)
    for (let sheet = 0; sheet < times; sheet++) {
      const place = shuffleFromSeed(`card:1:${sheet}`, { gridSize: 3, hasFreeSpace: false }).indexOf(0)
      seen[place]! += 1
    }
    const expected = times / cellCount(3)
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 8 degrees of freedom: 26.1 is passed by chance once in a thousand seeds; these are fixed.
    expect(chiSquare).toBeLessThan(26.1)
  })
})
