import { describe, expect, it } from 'vitest'
import type { GridSize } from '#shared/product.ts'
import { carryMarks, type NewVersion, type MarksState } from '#shared/rules/carry-marks.ts'
import { resizeCells } from '#shared/rules/grid.ts'
import { carry, cellsOf, marksAfter, marksOn } from './letter-card.ts'

describe('another grid size', () => {
  const words25 = cellsOf('abcde fghij kl.no pqrst uvwxy')
  const five = (marks: number[]): MarksState => ({ ...marksOn('', marks), cells: words25 })
  const resized = (to: GridSize, from: readonly string[], size: GridSize): NewVersion => ({
    version: 2,
    gridSize: to,
    hasFreeSpace: true,
    cells: resizeCells(from, size, to, true),
  })

  it('LIV-13: cells that keep row, column and words keep their mark at its new index', () => {
    // 5x5: f is row 1, column 0; l row 2, column 1.
    const state = carryMarks(five([5, 11]), resized(3, words25, 5))
    expect(state.marks).toEqual([3, 7])
    expect(state.setAside).toEqual([])
    expect(state.edited).toEqual([])
  })

  it('LIV-13: a mark whose words are gone keeps its row and column', () => {
    const state = carry({ ...five([5]), cells: words25.with(5, 'Q') }, 'abc fgh kl.')
    expect(state.marks).toEqual([3])
    expect(state.edited).toContain(3)
  })

  it('LIV-13: a mark outside the new grid is set aside with its words and place', () => {
    const state = carryMarks(five([0, 4, 24]), resized(3, words25, 5))
    expect(state.marks).toEqual([0])
    expect(state.setAside).toEqual([
      { text: 'e', row: 0, column: 4 },
      { text: 'y', row: 4, column: 4 },
    ])
  })

  it('LIV-13: a mark follows its words from outside the new grid to inside it', () => {
    const state = carry(five([24]), 'aby fgh kl.')
    expect(state.marks).toEqual([2])
    expect(state.setAside).toEqual([])
  })

  it('LIV-13: a mark on a cell that the free space takes is set aside', () => {
    // 5x5 index 6 (row 1, column 1) is the free cell of 3x3.
    const state = carryMarks(five([6]), resized(3, words25, 5))
    expect(state.marks).toEqual([])
    expect(state.setAside).toEqual([{ text: 'g', row: 1, column: 1 }])
  })

  it('LIV-13: the mark of a blank cell keeps its row and column, or is set aside as blank', () => {
    const cells = words25.with(1, '').with(23, '')
    const state = carryMarks({ ...five([1, 23]), cells }, resized(3, cells, 5))
    expect(state.marks).toEqual([1])
    expect(state.setAside).toEqual([{ text: '', row: 4, column: 3 }])
  })

  it("LIV-13: the nearest cell is measured from the mark's row and column in the new grid", () => {
    // f, row 1 column 0, is index 3 of 3x3; now it is at 2 and at 5: 2 is nearer.
    expect(carry(five([5]), 'abf Xgf kl.').marks).toEqual([2])
  })

  it('LIV-13: all marks are back after the host shrinks the grid and restores it', () => {
    const before = five([0, 4, 6, 8, 13, 24])
    const small = carryMarks(before, resized(3, words25, 5))
    expect(small.marks).toEqual([0])
    const back = carryMarks(small, { version: 3, gridSize: 5, hasFreeSpace: true, cells: words25 })
    expect(back.marks).toEqual(before.marks)
    expect(back.setAside).toEqual([])
  })
})

describe('marks set aside', () => {
  const aside = { text: 'z', row: 0, column: 0 }

  it('LIV-13: return only when their words are back in their place', () => {
    const before = marksOn('abcdefghi', [4], { setAside: [aside] })
    const elsewhere = carry(before, 'azcdefghi')
    expect([elsewhere.marks, elsewhere.setAside]).toEqual([[4], [aside]])
    const otherWords = carry(before, 'ybcdefghi')
    expect([otherWords.marks, otherWords.setAside]).toEqual([[4], [aside]])
    const back = carry(before, 'zbcdefghi')
    expect([back.marks, back.setAside]).toEqual([[0, 4], []])
  })

  it('LIV-13: keep their dot if the player did not mark these words', () => {
    const edited = marksOn('abcdefghi', [4], { edited: [4] })
    const away = carry(edited, 'abcd.fghi', true)
    expect([away.marks, away.edited]).toEqual([[], []])
    const back = carry(away, 'abcdefghi')
    expect([back.marks, back.edited]).toEqual([[4], [4]])
  })

  it('LIV-13: return on a grid of another size', () => {
    const far = { text: 'z', row: 3, column: 3 }
    const before = marksOn('abcdefghi', [], { setAside: [far] })
    expect(marksAfter(before, 'abc. def. ghi. ...z')).toEqual([15])
  })

  it('LIV-13: become one mark with a mark that is already in their place', () => {
    const state = carry(marksOn('abcdefghi', [0], { setAside: [aside] }), 'zbcdefghi')
    expect([state.marks, state.setAside]).toEqual([[0], []])
  })

  it('LIV-13: never return to the free cell', () => {
    const middle = { text: '', row: 1, column: 1 }
    const before = marksOn('abcd.fghi', [], { setAside: [middle] })
    expect(carry(before, 'abcd.fghi', true)).toMatchObject({ marks: [], setAside: [middle] })
    expect(carry(before, 'abcd.fghi', false)).toMatchObject({ marks: [4], setAside: [] })
  })
})

describe('the free space', () => {
  it('LIV-13, BNG-2: a mark under a free space that is turned on is set aside and returns with its words', () => {
    const on = carry(marksOn('abcdefghi', [4, 5]), 'abcd.fghi', true)
    expect([on.marks, on.setAside]).toEqual([[5], [{ text: 'e', row: 1, column: 1 }]])
    const off = carry(on, 'abcd.fghi')
    expect([off.marks, off.setAside]).toEqual([[5], [{ text: 'e', row: 1, column: 1 }]])
    expect(carry(off, 'abcdefghi').marks).toEqual([4, 5])
  })
})
