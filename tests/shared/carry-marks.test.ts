import { describe, expect, it } from 'vitest'
import { completedLines } from '#shared/rules/bingo.ts'
import { carryMarks, type MarksState, type SetAsideMark } from '#shared/rules/carry-marks.ts'
import { arriving, carry, marksOn } from './letter-card.ts'
import fc from 'fast-check'
import type { GridSize } from '#shared/product.ts'
import { cellCount, freeIndexOf, resizeCells, shuffleCells } from '#shared/rules/grid.ts'
import { arrivingCards, gridSizes, marksStates } from '#tests/support/arbitraries.ts'
import { randomBelow, seededRandom } from '#tests/support/random.ts'
import { modelOf, sizeOf } from './marks-model.ts'

it('BNG-3: a line of blank cells is a bingo like any other, before and after an edit by the host', () => {
  const before = marksOn('...defghi', [0, 1, 2])
  const card = arriving('...dXfghi')
  expect(completedLines(before.marks, card)).toHaveLength(1)
  expect(completedLines(carryMarks(before, card).marks, card)).toHaveLength(1)
  expect(completedLines([0, 1], card)).toEqual([])
})

describe('marks of blank squares that were set aside', () => {
  it.each(['edit of own', 'shuffle'] as const)(
    'LIV-13 SHF-3: are dropped if squares moved (%s), and return on no other blank square',
    (change) => {
      const shrunk = carry(marksOn('abcdefghijklmno.', [0, 15]), 'abcefgijk')
      expect(shrunk.setAside).toMatchObject([{ text: '', row: 3, column: 3 }])
      const back = carry(shrunk, 'abcdefghijklmno.')
      expect(back.marks).toEqual([0, 15])
      const moved = carryMarks(shrunk, arriving('kbcefgija'), change)
      expect(moved.setAside).toEqual([])
      expect(carry(moved, 'kbcdefghijalmno.').marks).toEqual([10])
    },
  )

  it('LIV-13 SHF-3: do not affect those of words, which return wherever their words do', () => {
    const shrunk = carry(marksOn('abcdefghijklmno.', [14]), 'abcefgijk')
    const moved = carryMarks(shrunk, arriving('kbcefgija'), 'shuffle')
    expect(carryMarks(moved, arriving('obcefgija'), 'edit of own').marks).toEqual([0])
  })
})

const RUNS = { numRuns: process.env.TEST_ALL === '1' ? 2000 : 500 }

/** Sorts marks set aside, whose order does not matter. */
const inOrder = (setAside: readonly SetAsideMark[]) =>
  setAside.map(({ row, column, text, edited = false }) => `${row} ${column} ${text} ${edited}`).sort()

/** Returns cells whose words are all different, with an empty free cell. */
function distinctCells(size: GridSize, hasFreeSpace: boolean): string[] {
  const free = freeIndexOf({ gridSize: size, hasFreeSpace })
  return Array.from({ length: cellCount(size) }, (_, index) => (index === free ? '' : `w${index}`))
}

/** A player's marks on a card whose words are all different. */
const distinctMarks = fc
  .record({ size: gridSizes, hasFreeSpace: fc.boolean() })
  .chain(({ size, hasFreeSpace }) => {
    const cells = distinctCells(size, hasFreeSpace)
    const playable = [...cells.keys()].filter((index) => cells[index] !== '')
    return fc.subarray(playable).map((marks) => ({
      size,
      hasFreeSpace,
      before: { version: 1, cells, marks, edited: [], setAside: [], round: 1 } satisfies MarksState,
    }))
  })

describe('any card followed by any other', () => {
  it('LIV-13: has the same marks and dots as in a model that applies the rules one after the other', () => {
    const seen = { moved: 0, setAside: 0, merged: 0, returned: 0 }
    fc.assert(
      fc.property(marksStates(), arrivingCards(), fc.boolean(), (before, other, sameSize) => {
        const size = sizeOf(before.cells)
        const card = sameSize
          ? {
              ...other,
              gridSize: size,
              cells: resizeCells(other.cells, other.gridSize, size, other.hasFreeSpace),
            }
          : other
        const { marks, edited, setAside } = carryMarks(before, card)
        const expected = modelOf(before, card)
        expect([marks, edited]).toEqual([expected.marks, expected.edited])
        expect(inOrder(setAside)).toEqual(inOrder(expected.setAside))
        if (sameSize && marks.some((index) => !before.marks.includes(index))) seen.moved++
        if (setAside.length > before.setAside.length) seen.setAside++
        if (marks.length + setAside.length < before.marks.length + before.setAside.length) seen.merged++
        if (before.setAside.some((mark) => !setAside.some((still) => still.text === mark.text)))
          seen.returned++
      }),
      RUNS,
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })

  it('LIV-13, BNG-2: has marks and dots in ascending order, without duplicates, inside the grid and never on the free cell', () => {
    fc.assert(
      fc.property(marksStates(), arrivingCards(), (before, card) => {
        const state = carryMarks(before, card)
        expect(state.marks).toEqual(expect.arrayContaining(state.edited))
        for (const indexes of [state.marks, state.edited]) {
          expect(indexes).toEqual([...new Set(indexes)].sort((one, other) => one - other))
          expect(indexes).not.toContain(freeIndexOf(card))
          for (const index of indexes) expect(index).toBeLessThan(card.cells.length)
        }
      }),
      RUNS,
    )
  })

  it('LIV-13: asks Keep or Clear exactly when most marked words are gone', () => {
    let asked = 0
    fc.assert(
      fc.property(marksStates(), arrivingCards(), (before, card) => {
        const state = carryMarks(before, card)
        const words = before.marks.flatMap((index) => before.cells[index] || [])
        const gone = words.filter((word) => !card.cells.includes(word))
        const isAsked = 2 * gone.length > words.length
        expect(state.ask).toBe(isAsked ? 'words-gone' : undefined)
        if (isAsked) asked++
      }),
      { numRuns: 1000 },
    )
    expect(asked).toBeGreaterThan(20)
  })
})

describe('a card whose words are all different', () => {
  it('LIV-13: keeps exactly the same words marked after Randomize Order, without a dot', () => {
    fc.assert(
      fc.property(distinctMarks, fc.integer(), ({ before, size, hasFreeSpace }, seed) => {
        const cells = shuffleCells(
          before.cells,
          freeIndexOf({ gridSize: size, hasFreeSpace }),
          seededRandom(seed),
        )
        const state = carryMarks(before, { version: 2, gridSize: size, hasFreeSpace, cells })
        const wordsOf = ({ cells: texts, marks }: MarksState) => marks.map((index) => texts[index]).sort()
        expect(wordsOf(state)).toEqual(wordsOf(before))
        expect(state.edited).toEqual([])
        expect(state.setAside).toEqual([])
      }),
    )
  })

  it('LIV-13: moves no mark when words are replaced in place, and has dots exactly on the marked ones of those squares', () => {
    fc.assert(
      fc.property(distinctMarks, fc.integer(), ({ before, size, hasFreeSpace }, seed) => {
        const random = seededRandom(seed)
        const cells = [...before.cells]
        const replaced: number[] = []
        for (const index of cells.keys())
          if (cells[index] !== '' && randomBelow(random, 3) === 0) {
            cells[index] = `new ${index}`
            replaced.push(index)
          }
        const carried = carryMarks(before, { version: 2, gridSize: size, hasFreeSpace, cells })
        expect(carried.marks).toEqual(before.marks)
        expect(carried.edited).toEqual(replaced.filter((index) => before.marks.includes(index)))
      }),
    )
  })

  it('LIV-13: gets every mark back when the grid is shrunk and restored, whatever sizes come in between', () => {
    let wasAside = 0
    fc.assert(
      fc.property(distinctMarks, fc.array(gridSizes, { minLength: 1, maxLength: 3 }), (given, sizes) => {
        const { before, size, hasFreeSpace } = given
        let state: MarksState = before
        let [cells, present]: [readonly string[], GridSize] = [before.cells, size]
        for (const to of sizes) {
          cells = resizeCells(cells, present, to, hasFreeSpace)
          present = to
          state = carryMarks(state, { version: state.version + 1, gridSize: to, hasFreeSpace, cells })
          wasAside += state.setAside.length
        }
        const version = state.version + 1
        const back = carryMarks(state, { version, gridSize: size, hasFreeSpace, cells: before.cells })
        // If the words under a mark are cleared, the mark stays on the blank square and is still there when they return.
        expect(back.marks).toEqual(before.marks)
        expect(back.setAside).toEqual([])
      }),
      { numRuns: 200 },
    )
    expect(wasAside).toBeGreaterThan(40)
  })
})
