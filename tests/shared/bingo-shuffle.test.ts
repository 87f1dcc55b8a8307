import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carryMarks, noMarks } from '#shared/rules/carry-marks.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { cellsOf, gridSizes } from '#tests/support/arbitraries.ts'

/** A card with few words, many of them blank or repeated, with marks on squares that can have one. */
const games = fc
  .record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() })
  .chain(({ gridSize, hasFreeSpace }) =>
    fc.record({
      gridSize: fc.constant(gridSize),
      hasFreeSpace: fc.constant(hasFreeSpace),
      cells: cellsOf(gridSize, hasFreeSpace, fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')),
    }),
  )
  .chain((board) => {
    const markable = [...board.cells.keys()].filter((index) => index !== freeIndexOf(board))
    return fc.record({
      card: fc.constant({ ...board, version: 3, round: 1, extra: [] }),
      marks: fc.subarray(markable),
      seeds: fc.tuple(fc.string(), fc.string()),
    })
  })

describe('the marks of a shuffled card', () => {
  it('SHF-3: are on the same words in every shuffle, including duplicates and blank squares', () => {
    fc.assert(
      fc.property(games, ({ card, marks, seeds }) => {
        let state = { ...noMarks(card), marks, edited: marks.slice(0, 2) }
        const wordsOf = (indexes: readonly number[]) => indexes.map((index) => state.cells[index]).sort()
        const [words, dotted] = [wordsOf(marks), wordsOf(state.edited)]
        for (const seed of [...seeds, null]) {
          const shown = dealCard(card, seed)
          state = carryMarks(state, shown, 'shuffle')
          expect(state.cells).toEqual(shown.cells)
          expect(wordsOf(state.marks)).toEqual(words)
          expect(wordsOf(state.edited)).toEqual(dotted)
          expect(state.marks).not.toContain(freeIndexOf(card))
          expect(state).toMatchObject({ setAside: [], ask: undefined })
        }
      }),
    )
  })

  it('SHF-3: are on no other words after the player draws a card, and return with theirs', () => {
    const card = {
      ...({ version: 3, round: 1, gridSize: 3, hasFreeSpace: true } as const),
      cells: ['a', 'b', 'c', 'd', '', 'e', 'f', 'g', 'h'],
      extra: ['i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'],
    }
    const marks = [0, 1, 2, 3, 5, 6, 7, 8]
    const mine = dealCard(card, 'mine')
    const kept = card.cells.filter((word) => word !== '' && mine.cells.includes(word))
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThan(marks.length)
    const drawn = carryMarks({ ...noMarks(card), marks }, mine, 'shuffle')
    expect(drawn.marks.map((index) => mine.cells[index]).sort()).toEqual(kept)
    expect(drawn.ask).toBeUndefined()
    const back = carryMarks(drawn, card, 'shuffle')
    expect(back).toMatchObject({ marks, setAside: [] })
  })
})

describe("the host's edits on a player's own card", () => {
  const card = {
    ...({ version: 3, round: 1, gridSize: 4, hasFreeSpace: false } as const),
    cells: Array.from({ length: 16 }, (_, index) => `Word ${index + 1}`),
    extra: [] as string[],
  }
  const mine = dealCard(card, 'mine')
  const all = { ...noMarks(mine), marks: [...mine.cells.keys()] }

  it('LIV-13 SHF-4: leave no mark behind when words disappear with a smaller grid, and restore it with them', () => {
    const small = { ...card, version: 4, gridSize: 3, cells: card.cells.slice(0, 9) } as const
    const there = dealCard(small, 'mine')
    const only = { ...all, marks: mine.cells.flatMap((word, at) => (small.cells.includes(word) ? [] : [at])) }
    const without = carryMarks(only, there, 'edit of own')
    expect(without.marks).toEqual([])
    expect(without.setAside).toHaveLength(7)
    const back = carryMarks(without, { ...mine, version: 5 }, 'edit of own')
    expect(back).toMatchObject({ marks: only.marks, setAside: [] })
  })

  it('LIV-13 SHF-4: keep the mark of replaced and emptied words, under a dot', () => {
    for (const words of ['Other words', '']) {
      const there = dealCard({ ...card, version: 4, cells: card.cells.with(4, words) }, 'mine')
      const at = there.cells.indexOf(words)
      expect(carryMarks({ ...all, marks: [at] }, there, 'edit of own')).toMatchObject({
        marks: [at],
        edited: [at],
      })
    }
  })
})
