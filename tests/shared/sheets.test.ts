import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeIndexOf } from '#shared/rules/grid.ts'
import {
  MAX_SHEETS,
  EDITION_COUNT,
  parseSheetCode,
  sheetCode,
  sheetCard,
  sheetCards,
  type SheetCard,
} from '#shared/rules/sheets.ts'
import { anyWords, cellsOf, fewWords, gridSizes } from '#tests/support/arbitraries.ts'

/** Versions of cards, from all squares different to all squares the same. */
function cards(
  words: fc.Arbitrary<string>,
  extra: fc.Arbitrary<string[]> = fc.constant([]),
): fc.Arbitrary<SheetCard> {
  return fc.record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() }).chain((board) =>
    fc.record({
      cardId: fc.string({ minLength: 1, maxLength: 12 }),
      version: fc.nat(5000),
      cells: cellsOf(board.gridSize, board.hasFreeSpace, words),
      gridSize: fc.constant(board.gridSize),
      hasFreeSpace: fc.constant(board.hasFreeSpace),
      extra,
    }),
  )
}
const anyCard = fc.oneof(
  cards(fewWords),
  cards(anyWords),
  cards(fc.constantFrom('a', 'a', 'a', 'a', 'a', 'a', 'b')),
  cards(fc.constantFrom('', '', '', '', '', '', 'a', 'b')),
)

/** Counts the different arrangements of the words: a multinomial coefficient. */
function waysToStand({ cells, ...board }: SheetCard): bigint {
  const factorial = (count: number): bigint => (count < 2 ? 1n : BigInt(count) * factorial(count - 1))
  const words = cells.filter((_, index) => index !== freeIndexOf(board))
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return [...times.values()].reduce((ways, count) => ways / factorial(count), factorial(words.length))
}

const shown = ({ cells }: SheetCard) => JSON.stringify(cells)
const sorted = (words: readonly string[]) => [...words].sort()
/** Cards with extra words. */
const richCards = cards(
  anyWords,
  fc.uniqueArray(
    anyWords.filter((word) => word !== ''),
    { minLength: 1, maxLength: 51 },
  ),
)

describe('the sheets of a card', () => {
  it('PRT-1: are all different while the words allow it; otherwise every arrangement occurs', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const different = new Set(sheetCards(card, MAX_SHEETS).map(shown))
        const ways = waysToStand(card)
        expect(different.size).toBe(ways < MAX_SHEETS ? Number(ways) : MAX_SHEETS)
      }),
    )
  })

  it('PRT-2 SHF-1: have every square once, with the free space in its place', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const free = freeIndexOf(card)
        for (const { cells, ...sheet } of sheetCards(card, MAX_SHEETS)) {
          expect(sorted(cells)).toEqual(sorted(card.cells))
          if (free >= 0) expect(cells[free]).toBe('')
          expect({ ...sheet, cells: card.cells }).toEqual(card)
        }
      }),
    )
  })

  it('PRT-1 PRT-2: are all different and show all words if there are more words than squares', () => {
    for (const [gridSize, count] of [
      [3, 12],
      [4, 30],
      [5, 40],
      [5, 75],
    ] as const)
      for (const hasFreeSpace of [true, false]) {
        const free = freeIndexOf({ gridSize, hasFreeSpace })
        const words = Array.from({ length: count }, (_, index) => `Word ${index + 1}`)
        const cells = Array.from({ length: gridSize ** 2 }, (_, index) =>
          index === free ? '' : words.shift()!,
        )
        const card = { cardId: 'abcdefghij', version: 3, gridSize, hasFreeSpace, cells, extra: words }
        const sheets = sheetCards(card, MAX_SHEETS)
        expect(new Set(sheets.map(shown)).size).toBe(MAX_SHEETS)
        const all = new Set(sheets.flatMap((sheet) => sheet.cells))
        expect(all).toEqual(new Set([...cells, ...words]))
        for (const sheet of sheets) {
          expect(new Set(sheet.cells).size).toBe(gridSize ** 2)
          if (hasFreeSpace) expect(sheet.cells[free]).toBe('')
        }
      }
  })

  it('PRT-1: include every possible sheet, without searching for more, with nine equal words and one other', () => {
    const cells = Array.from({ length: 9 }, () => 'x')
    const board = { cardId: 'abcdefghij', version: 1, gridSize: 3, hasFreeSpace: false } as const
    const started = performance.now()
    const sheets = sheetCards({ ...board, cells, extra: ['y'] }, MAX_SHEETS)
    expect(performance.now() - started).toBeLessThan(1000)
    expect(new Set(sheets.slice(0, 10).map(shown)).size).toBe(10)
    expect(new Set(sheets.map(shown)).size).toBe(10)
  })

  it('PRT-3: are identified by their number, however many are printed with them', () => {
    fc.assert(
      fc.property(fc.oneof(anyCard, richCards), fc.integer({ min: 1, max: MAX_SHEETS }), (card, sheet) => {
        const found = sheetCard({ ...card, cells: [...card.cells] }, sheet)
        expect(found).toEqual(sheetCards(card, MAX_SHEETS)[sheet - 1])
        expect(sheetCards(card, sheet)).toHaveLength(sheet)
      }),
    )
  })

  it('PRT-3: are the same today as on the day they were printed', () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const board = { cardId: 'abcdefghij', version: 7, gridSize: 3, hasFreeSpace: true, extra: [] } as const
    const many = { ...board, cells: words.with(4, '') }
    const few = { ...board, cells: ['a', 'b', '', '', '', '', '', '', ''] }
    expect(sheetCard(many, 17).cells).toEqual(['d', 'c', 'h', 'i', '', 'b', 'a', 'g', 'f'])
    expect(sheetCard(few, 17).cells).toEqual(['', '', 'b', '', '', 'a', '', '', ''])
    const rich = sheetCard({ ...many, extra: ['j', 'k', 'l', 'm', 'n', 'o'] }, 17)
    expect(rich.cells).toEqual(['m', 'j', 'l', 'i', '', 'b', 'a', 'g', 'f'])
  })

  it('PRT-1: differ between cards and between versions', () => {
    const cells = Array.from({ length: 25 }, (_, index) => `Square ${index}`)
    const board = { cardId: 'abcdefghij', version: 7, gridSize: 5, hasFreeSpace: false } as const
    const card: SheetCard = { ...board, cells, extra: [] }
    const firsts = [card, { ...card, version: 8 }, { ...card, cardId: 'abcdefghik' }].map((other) =>
      shown(sheetCard(other, 1)),
    )
    expect(new Set(firsts).size).toBe(3)
  })
})

describe('the code of a sheet', () => {
  it('PRT-4: is parsed as it is printed', () => {
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.nat(EDITION_COUNT - 1),
        fc.integer({ min: 1, max: MAX_SHEETS }),
        (version, edition, sheet) => {
          const code = { version, edition, sheet }
          expect(sheetCode({ ...code, edition: 0 })).toBe(`v${version}-${sheet}`)
          expect(parseSheetCode(sheetCode(code))).toEqual(code)
        },
      ),
    )
    expect(parseSheetCode(' V7 B–17')).toEqual({ version: 7, edition: 1, sheet: 17 })
    expect(parseSheetCode(`v7-${MAX_SHEETS}`)).toEqual({ version: 7, edition: 0, sheet: MAX_SHEETS })
  })

  it.each([' V7 – 17 ', 'v7-17', 'V7-17', '7-17', 'v 7 - 17', 'v7—17', 'v7−17', 'v07-017', '٧-١٧'])(
    'PRT-4: is parsed however it is typed: %j',
    (typed) => {
      expect(parseSheetCode(typed)).toEqual({ version: 7, edition: 0, sheet: 17 })
    },
  )
})
