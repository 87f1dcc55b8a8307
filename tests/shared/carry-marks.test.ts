import { describe, expect, it } from 'vitest'
import type { GridSize } from '#shared/product.ts'
import { hasBingo } from '#shared/rules/bingo.ts'
import { carryMarks, noMarks, type ArrivingCard, type MarksState } from '#shared/rules/carry-marks.ts'
import { resizeCells } from '#shared/rules/grid.ts'

/** Cells written as one text, a letter a cell, `.` for a blank one. */
const cellsOf = (letters: string) =>
  [...letters.replace(/\s/g, '')].map((letter) => (letter === '.' ? '' : letter))

function marksOn(letters: string, marks: number[], rest: Partial<MarksState> = {}): MarksState {
  return { version: 1, cells: cellsOf(letters), marks, edited: [], setAside: [], round: 1, ...rest }
}

function arriving(letters: string, hasFreeSpace = false): ArrivingCard {
  const cells = cellsOf(letters)
  return { version: 2, gridSize: Math.sqrt(cells.length) as GridSize, hasFreeSpace, cells }
}

const carry = (before: MarksState, letters: string, hasFreeSpace = false) =>
  carryMarks(before, arriving(letters, hasFreeSpace))
const marksAfter = (before: MarksState, letters: string, hasFreeSpace = false) =>
  carry(before, letters, hasFreeSpace).state.marks

describe('no marks yet', () => {
  it('LIV-13: the state is that of the card as it is, and a copy of its cells', () => {
    const card = { ...arriving('abcdefghi'), round: 3 }
    const state = noMarks(card)
    expect(state).toEqual({ version: 2, cells: card.cells, marks: [], edited: [], setAside: [], round: 3 })
    expect(state.cells).not.toBe(card.cells)
  })
})

describe('cells whose text is unchanged', () => {
  it('LIV-13: keep their mark, whatever changed around them', () => {
    expect(marksAfter(marksOn('abcdefghi', [0, 4, 8]), 'aXXXeXXXi')).toEqual([0, 4, 8])
  })

  it('LIV-13: keep it even when the same words now stand in more places', () => {
    const { state } = carry(marksOn('abcdefghi', [0]), 'aaaaaaaaa')
    expect(state.marks).toEqual([0])
    expect(state.edited).toEqual([])
  })

  it('LIV-13: have no mark thrown at them: equal words that stood there before are not where the others moved', () => {
    const { state } = carry(marksOn('aacdefghi', [0]), 'Xacdefghi')
    expect(state.marks).toEqual([0])
    expect(state.edited).toEqual([0])
  })
})

describe('marks on blank cells', () => {
  it('LIV-13: never move, though a blank cell is elsewhere now', () => {
    const { state } = carry(marksOn('.bcdefghi', [0]), 'b.cdefghi')
    expect(state.marks).toEqual([0])
    expect(state.edited).toEqual([0])
  })

  it('LIV-13: hold their place: words that land there look for another one, or stay', () => {
    expect(marksAfter(marksOn('.bcdefghi', [0, 1]), 'b.cdefghi')).toEqual([0, 1])
    expect(marksAfter(marksOn('.bcdefghi', [0, 1]), 'b.cdefghb')).toEqual([0, 8])
  })
})

describe('a line of blank cells', () => {
  it('BNG-3: is a bingo like any other, before and after an edit by the host', () => {
    const before = marksOn('...defghi', [0, 1, 2])
    const card = arriving('...dXfghi')
    expect(hasBingo(before.marks, card)).toBe(true)
    expect(hasBingo(carryMarks(before, card).state.marks, card)).toBe(true)
    expect(hasBingo([0, 1], card)).toBe(false)
  })
})

describe('words that moved', () => {
  it('LIV-13: take their mark along', () => {
    const { state } = carry(marksOn('abcdefghi', [0, 1]), 'cabdefghi')
    expect(state.marks).toEqual([1, 2])
    expect(state.edited).toEqual([])
  })

  it('LIV-13: a swap of a marked and an unmarked cell swaps the mark', () => {
    expect(marksAfter(marksOn('abcdefghi', [0]), 'ibcdefgha')).toEqual([8])
  })

  it('LIV-13: go to the nearest index that has the words', () => {
    expect(marksAfter(marksOn('XbcdeXXXX', [1]), 'XXXdebXXb')).toEqual([5])
    expect(marksAfter(marksOn('abcdefghi', [7]), 'hbcdefaih')).toEqual([8])
  })

  it('LIV-13: at equal distance go to the lower index', () => {
    expect(marksAfter(marksOn('abcdefghi', [4]), 'abcexeghi')).toEqual([3])
  })

  it('LIV-13: two marks of the same words take two places', () => {
    expect(marksAfter(marksOn('aacdefghi', [0, 1]), 'XXcdefgaa')).toEqual([7, 8])
    expect(marksAfter(marksOn('aacdefghi', [0, 1]), 'XXcdefghi')).toEqual([0, 1])
  })

  it('LIV-13: with one place for two marks, one stays where it was, under a dot', () => {
    const { state } = carry(marksOn('aacdefghi', [0, 1]), 'XYcdefgha')
    expect(state.marks).toEqual([1, 8])
    expect(state.edited).toEqual([0, 1])
  })
})

describe('words that are gone', () => {
  it('LIV-13: leave their mark where it was, and the cell gets a dot', () => {
    const { state } = carry(marksOn('abcdefghi', [0, 3]), 'Xbcdefghi')
    expect(state.marks).toEqual([0, 3])
    expect(state.edited).toEqual([0])
  })

  it('LIV-13: so does a marked cell that was cleared', () => {
    const { state } = carry(marksOn('abcdefghi', [0]), '.bcdefghi')
    expect(state.marks).toEqual([0])
    expect(state.edited).toEqual([0])
  })

  it('LIV-13: a mark left where another lands is one mark', () => {
    const { state } = carry(marksOn('abcdefghi', [0, 1]), 'bXcdefghi')
    expect(state.marks).toEqual([0])
    expect(state.edited).toEqual([1])
  })
})

describe('dots', () => {
  it('LIV-13: stay through later versions until the cell is touched', () => {
    const first = carry(marksOn('abcdefghi', [0]), 'Xbcdefghi').state
    expect(carry(first, 'XbcdefghZ').state.edited).toEqual([0, 8])
    const touched = { ...first, edited: [] }
    expect(carry(touched, 'XbcdefghZ').state.edited).toEqual([8])
  })

  it('LIV-13: a cell edited twice, or back to its old words, keeps mark and dot', () => {
    const first = carry(marksOn('abcdefghi', [0]), 'Xbcdefghi').state
    for (const letters of ['Ybcdefghi', 'abcdefghi']) {
      const { state } = carry(first, letters)
      expect(state.marks).toEqual([0])
      expect(state.edited).toEqual([0])
    }
  })

  it('LIV-13: words that are new to the card get one on an unmarked cell too; words that only moved and cleared cells do not', () => {
    expect(carry(marksOn('abcdefghi', []), 'Xbcdefghi').state.edited).toEqual([0])
    expect(carry(marksOn('abcdefghi', []), 'bacdefgh.').state.edited).toEqual([])
  })
})

describe('another grid size', () => {
  const words25 = cellsOf('abcde fghij kl.no pqrst uvwxy')
  const five = (marks: number[]): MarksState => ({ ...marksOn('', marks), cells: words25 })
  const resized = (to: GridSize, from: readonly string[], size: GridSize): ArrivingCard => ({
    version: 2,
    gridSize: to,
    hasFreeSpace: true,
    cells: resizeCells(from, size, to, true),
  })

  it('LIV-13: cells that keep row, column and words keep their mark at its new index', () => {
    // 5x5: f is row 1, column 0; l row 2, column 1.
    const { state } = carryMarks(five([5, 11]), resized(3, words25, 5))
    expect(state.marks).toEqual([3, 7])
    expect(state.setAside).toEqual([])
    expect(state.edited).toEqual([])
  })

  it('LIV-13: a mark whose words are gone follows its row and column', () => {
    const { state } = carry({ ...five([5]), cells: words25.with(5, 'Q') }, 'abc fgh kl.')
    expect(state.marks).toEqual([3])
    expect(state.edited).toContain(3)
  })

  it('LIV-13: a mark outside is set aside with its words and place', () => {
    const { state } = carryMarks(five([0, 4, 24]), resized(3, words25, 5))
    expect(state.marks).toEqual([0])
    expect(state.setAside).toEqual([
      { text: 'e', row: 0, column: 4 },
      { text: 'y', row: 4, column: 4 },
    ])
  })

  it('LIV-13: a mark whose words were outside and stand inside now follows them', () => {
    const { state } = carry(five([24]), 'aby fgh kl.')
    expect(state.marks).toEqual([2])
    expect(state.setAside).toEqual([])
  })

  it('LIV-13: a mark on a cell that the free space takes is set aside', () => {
    // 5x5 index 6 (row 1, column 1) is the free cell of 3x3.
    const { state } = carryMarks(five([6]), resized(3, words25, 5))
    expect(state.marks).toEqual([])
    expect(state.setAside).toEqual([{ text: 'g', row: 1, column: 1 }])
  })

  it("LIV-13: a blank cell's mark follows its row and column, or is set aside as blank", () => {
    const cells = words25.with(1, '').with(23, '')
    const { state } = carryMarks({ ...five([1, 23]), cells }, resized(3, cells, 5))
    expect(state.marks).toEqual([1])
    expect(state.setAside).toEqual([{ text: '', row: 4, column: 3 }])
  })

  it("LIV-13: nearest is counted from the mark's row and column in the new grid", () => {
    // f, row 1 column 0, is index 3 of 3x3; now it stands at 2 and at 5: 2 is nearer.
    expect(carry(five([5]), 'abf Xgf kl.').state.marks).toEqual([2])
  })

  it('LIV-13: all marks are back after the host shrank the grid and took it back', () => {
    const before = five([0, 4, 6, 8, 13, 24])
    const small = carryMarks(before, resized(3, words25, 5)).state
    expect(small.marks).toEqual([0])
    const back = carryMarks(small, { version: 3, gridSize: 5, hasFreeSpace: true, cells: words25 }).state
    expect(back.marks).toEqual(before.marks)
    expect(back.setAside).toEqual([])
  })
})

describe('marks set aside', () => {
  const aside = { text: 'z', row: 0, column: 0 }

  it('LIV-13: return when their words stand at their place again, and only then', () => {
    const before = marksOn('abcdefghi', [4], { setAside: [aside] })
    const elsewhere = carry(before, 'azcdefghi').state
    expect([elsewhere.marks, elsewhere.setAside]).toEqual([[4], [aside]])
    const otherWords = carry(before, 'ybcdefghi').state
    expect([otherWords.marks, otherWords.setAside]).toEqual([[4], [aside]])
    const back = carry(before, 'zbcdefghi').state
    expect([back.marks, back.setAside]).toEqual([[0, 4], []])
  })

  it('LIV-13: return on a grid of another size', () => {
    const far = { text: 'z', row: 3, column: 3 }
    const before = marksOn('abcdefghi', [], { setAside: [far] })
    expect(marksAfter(before, 'abc. def. ghi. ...z')).toEqual([15])
  })

  it('LIV-13: one that returns where a mark stands already is one mark', () => {
    const { state } = carry(marksOn('abcdefghi', [0], { setAside: [aside] }), 'zbcdefghi')
    expect([state.marks, state.setAside]).toEqual([[0], []])
  })

  it('LIV-13: never return to the free cell', () => {
    const middle = { text: '', row: 1, column: 1 }
    const before = marksOn('abcd.fghi', [], { setAside: [middle] })
    expect(carry(before, 'abcd.fghi', true).state).toMatchObject({ marks: [], setAside: [middle] })
    expect(carry(before, 'abcd.fghi', false).state).toMatchObject({ marks: [4], setAside: [] })
  })
})

describe('the free space', () => {
  it('LIV-13, BNG-2: a mark under a free space that is switched on is set aside and comes back with its words', () => {
    const on = carry(marksOn('abcdefghi', [4, 5]), 'abcd.fghi', true).state
    expect([on.marks, on.setAside]).toEqual([[5], [{ text: 'e', row: 1, column: 1 }]])
    const off = carry(on, 'abcd.fghi').state
    expect([off.marks, off.setAside]).toEqual([[5], [{ text: 'e', row: 1, column: 1 }]])
    expect(carry(off, 'abcdefghi').state.marks).toEqual([4, 5])
  })
})

describe('Keep or Clear', () => {
  const asked = (before: MarksState, letters: string) => carry(before, letters).mostMarkedWordsGone

  it('LIV-13: is asked when more than half of the marked words are gone in one version', () => {
    const before = marksOn('abcdefghi', [0, 1, 2, 3])
    expect(asked(before, 'XYcdefghi')).toBe(false)
    expect(asked(before, 'XYZdefghi')).toBe(true)
    expect(asked(marksOn('abcdefghi', [0]), 'Xbcdefghi')).toBe(true)
  })

  it('LIV-13: words that moved are not gone, blank cells and unmarked words do not count', () => {
    expect(asked(marksOn('abcdefghi', [0, 1, 2]), 'ghidefabc')).toBe(false)
    expect(asked(marksOn('...defghi', [0, 1, 2]), 'XYZdefghi')).toBe(false)
    expect(asked(marksOn('..cdefghi', [0, 1, 2]), 'XYZdefghi')).toBe(true)
    expect(asked(marksOn('abcdefghi', [8]), 'QRSTUVWXi')).toBe(false)
    expect(asked(marksOn('abcdefghi', []), 'QRSTUVWXY')).toBe(false)
  })
})

describe('what is told', () => {
  it('LIV-14: how many squares show other words', () => {
    const squares = (before: string, after: string) => carry(marksOn(before, []), after).changedSquares
    expect(squares('abcdefghi', 'abcdefghi')).toBe(0)
    expect(squares('abcdefghi', 'aXc.efghi')).toBe(2)
    expect(squares('abcdefghi', 'bacdefghi')).toBe(2)
    expect(squares('abcdefghi', 'abc. def. ghi. ....')).toBe(7)
    expect(squares('abc. def. ghi. ....', 'abcdefghi')).toBe(7)
    expect(squares('abc. def. ghi. ....', 'Xbcdefghi')).toBe(8)
  })

  it('LIV-13: the state carries the new version and cells, and the round as it was', () => {
    const card = arriving('abcdefghX')
    const { state } = carryMarks(marksOn('abcdefghi', [0], { round: 4 }), card)
    expect(state).toMatchObject({ version: 2, cells: card.cells, round: 4 })
    expect(state.cells).not.toBe(card.cells)
  })
})
