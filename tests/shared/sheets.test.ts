import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { hostOrder } from '#shared/rules/shuffle.ts'
import {
  MAX_SHEETS,
  readSheetCode,
  sheetCode,
  sheetShuffle,
  sheetShuffles,
  type SheetCard,
} from '#shared/rules/sheets.ts'
import { anyWords, cellsOf, fewWords, gridSizes } from '#tests/support/arbitraries.ts'

/** Versions of cards, from all squares different to all squares the same. */
function cards(words: fc.Arbitrary<string>): fc.Arbitrary<SheetCard> {
  return fc.record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() }).chain((board) =>
    fc.record({
      cardId: fc.string({ minLength: 1, maxLength: 12 }),
      version: fc.nat(5000),
      cells: cellsOf(board.gridSize, board.hasFreeSpace, words),
      gridSize: fc.constant(board.gridSize),
      hasFreeSpace: fc.constant(board.hasFreeSpace),
    }),
  )
}
const anyCard = fc.oneof(
  cards(fewWords),
  cards(anyWords),
  cards(fc.constantFrom('a', 'a', 'a', 'a', 'a', 'a', 'b')),
  cards(fc.constantFrom('', '', '', '', '', '', 'a', 'b')),
)

/** How many different arrangements the words have: a multinomial coefficient. */
function waysToStand({ cells, ...board }: SheetCard): bigint {
  const factorial = (count: number): bigint => (count < 2 ? 1n : BigInt(count) * factorial(count - 1))
  const words = cells.filter((_, index) => index !== freeIndexOf(board))
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return [...times.values()].reduce((ways, count) => ways / factorial(count), factorial(words.length))
}

const shown = (card: SheetCard, shuffle: readonly number[]) =>
  JSON.stringify(shuffle.map((index) => card.cells[index]))

describe('the sheets of a card', () => {
  it('PRT-1: all are different while the words allow it; where they do not, every arrangement occurs', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const different = new Set(sheetShuffles(card, MAX_SHEETS).map((shuffle) => shown(card, shuffle)))
        const ways = waysToStand(card)
        expect(different.size).toBe(ways < MAX_SHEETS ? Number(ways) : MAX_SHEETS)
      }),
    )
  })

  it.each([
    ['nine times the same word', Array.from({ length: 9 }, () => 'x'), 1],
    ['one word and eight blanks', ['x', '', '', '', '', '', '', '', ''], 9],
    ['two words and seven blanks', ['x', 'y', '', '', '', '', '', '', ''], 60],
    ['three words, twice each, and three blanks', ['a', 'a', 'b', 'b', 'c', 'c', '', '', ''], 60],
    ['nothing', Array.from({ length: 9 }, () => ''), 1],
  ])('PRT-1: %s: the number of different sheets', (_what, cells, different) => {
    const card: SheetCard = { cardId: 'abcdefghij', version: 1, cells, gridSize: 3, hasFreeSpace: false }
    const sheets = sheetShuffles(card, MAX_SHEETS).map((shuffle) => shown(card, shuffle))
    expect(new Set(sheets).size).toBe(different)
    expect(new Set(sheets.slice(0, different)).size).toBe(different)
  })

  it('PRT-2: each has every square once, with the free space in its place', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const free = freeIndexOf(card)
        for (const shuffle of sheetShuffles(card, MAX_SHEETS)) {
          expect([...shuffle].sort((one, other) => one - other)).toEqual(hostOrder(card.gridSize))
          if (free >= 0) expect(shuffle[free]).toBe(free)
        }
      }),
    )
  })

  it('PRT-3: their number identifies them, however many are printed with them', () => {
    fc.assert(
      fc.property(anyCard, fc.integer({ min: 1, max: MAX_SHEETS }), (card, sheet) => {
        const found = sheetShuffle({ ...card, cells: [...card.cells] }, sheet)
        expect(found).toEqual(sheetShuffles(card, MAX_SHEETS)[sheet - 1])
        expect(sheetShuffles(card, sheet)).toHaveLength(sheet)
      }),
    )
  })

  it('PRT-3: are the same today as on the day they were printed', () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const board = { cardId: 'abcdefghij', version: 7, gridSize: 3, hasFreeSpace: true } as const
    const many = { ...board, cells: words.with(4, '') }
    const few = { ...board, cells: ['a', 'b', '', '', '', '', '', '', ''] }
    expect(sheetShuffle(many, 17)).toEqual([3, 2, 7, 8, 4, 1, 0, 6, 5])
    expect(sheetShuffle(few, 17)).toEqual([2, 3, 1, 5, 4, 0, 6, 7, 8])
  })

  it('PRT-1: differ between cards and between versions', () => {
    const cells = Array.from({ length: 25 }, (_, index) => `Square ${index}`)
    const card: SheetCard = { cardId: 'abcdefghij', version: 7, cells, gridSize: 5, hasFreeSpace: false }
    const firsts = [card, { ...card, version: 8 }, { ...card, cardId: 'abcdefghik' }].map((other) =>
      JSON.stringify(sheetShuffle(other, 1)),
    )
    expect(new Set(firsts).size).toBe(3)
  })
})

describe('the code of a sheet', () => {
  it('PRT-4: is parsed as it is printed', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.integer({ min: 1, max: MAX_SHEETS }), (version, sheet) => {
        expect(sheetCode({ version, sheet })).toBe(`v${version}-${sheet}`)
        expect(readSheetCode(sheetCode({ version, sheet }))).toEqual({ version, sheet })
      }),
    )
  })

  it.each([' V7 – 17 ', 'v7-17', 'V7-17', '7-17', 'v 7 - 17', 'v7—17', 'v7−17', 'v07-017'])(
    'PRT-4: is parsed however it is typed: %j',
    (typed) => {
      expect(readSheetCode(typed)).toEqual({ version: 7, sheet: 17 })
    },
  )

  it.each([
    ['', 'Enter the code printed on the sheet.'],
    ['   ', 'Enter the code printed on the sheet.'],
    ['17', 'A code looks like v7-17.'],
    ['v7', 'A code looks like v7-17.'],
    ['v7-', 'A code looks like v7-17.'],
    ['v7-17-3', 'A code looks like v7-17.'],
    ['x7-17', 'A code looks like v7-17.'],
    ['v7.5-17', 'A code looks like v7-17.'],
    ['v-7-17', 'A code looks like v7-17.'],
    ['v7-0', 'Sheets are numbered from 1 to 60.'],
    ['v7-61', 'Sheets are numbered from 1 to 60.'],
  ])('PRT-4: is refused with the reason: %j', (typed, problem) => {
    expect(readSheetCode(typed)).toEqual({ problem })
  })
})
