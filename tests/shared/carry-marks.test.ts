import { describe, expect, it } from 'vitest'
import { completedLines } from '#shared/rules/bingo.ts'
import { carryMarks } from '#shared/rules/carry-marks.ts'
import { arriving, carry, marksOn } from './letter-card.ts'

describe('cells whose text is unchanged', () => {
  it('LIV-13: get no mark from equal words that have moved', () => {
    const state = carry(marksOn('aacdefghi', [0]), 'Xacdefghi')
    expect(state.marks).toEqual([0])
    expect(state.edited).toEqual([0])
  })
})

describe('a line of blank cells', () => {
  it('BNG-3: is a bingo like any other, before and after an edit by the host', () => {
    const before = marksOn('...defghi', [0, 1, 2])
    const card = arriving('...dXfghi')
    expect(completedLines(before.marks, card)).toHaveLength(1)
    expect(completedLines(carryMarks(before, card).marks, card)).toHaveLength(1)
    expect(completedLines([0, 1], card)).toEqual([])
  })
})

describe('words that moved', () => {
  it('LIV-13: if two marks have one place, one stays where it was, under a dot', () => {
    const state = carry(marksOn('aacdefghi', [0, 1]), 'XYcdefgha')
    expect(state.marks).toEqual([1, 8])
    expect(state.edited).toEqual([1])
  })
})

describe('dots', () => {
  it('LIV-13: stay through later versions until the cell is touched', () => {
    const first = carry(marksOn('abcdefghi', [0]), 'Xbcdefghi')
    expect(carry(first, 'XbcdefghZ').edited).toEqual([0])
    const touched = { ...first, edited: [] }
    expect(carry(touched, 'XbcdefghZ').edited).toEqual([])
  })

  it('LIV-13: a cell that is edited twice, or back to its old words, keeps mark and dot', () => {
    const first = carry(marksOn('abcdefghi', [0]), 'Xbcdefghi')
    for (const letters of ['Ybcdefghi', 'abcdefghi']) {
      const state = carry(first, letters)
      expect(state.marks).toEqual([0])
      expect(state.edited).toEqual([0])
    }
  })

  it('LIV-13: follow their mark when the host moves the words', () => {
    const edited = carry(marksOn('abcdefghi', [0]), 'Xbcdefghi')
    const moved = carry(edited, 'bXcdefghi')
    expect(moved.marks).toEqual([1])
    expect(moved.edited).toEqual([1])
  })

  it('LIV-13: are on marked cells only, whatever an earlier build has stored', () => {
    expect(carry(marksOn('abcdefghi', []), 'Xbcdefghi').edited).toEqual([])
    expect(carry(marksOn('abcdefghi', [0]), 'aXXXXXXXX').edited).toEqual([])
    expect(carry(marksOn('abcdefghi', [0], { edited: [0, 1] }), 'abcdefghX').edited).toEqual([0])
  })
})

describe('marks of blank squares that were set aside', () => {
  it.each(['edit of own', 'shuffle'] as const)(
    'LIV-13 SHF-3: are gone where squares moved (%s), and return on no other blank square',
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

  it('LIV-13 SHF-3: those of words stay, and return wherever their words do', () => {
    const shrunk = carry(marksOn('abcdefghijklmno.', [14]), 'abcefgijk')
    const moved = carryMarks(shrunk, arriving('kbcefgija'), 'shuffle')
    expect(carryMarks(moved, arriving('obcefgija'), 'edit of own').marks).toEqual([0])
  })
})
