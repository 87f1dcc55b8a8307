import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GridSize, THEMES } from '#shared/product.ts'
import {
  cellCount,
  emptyCells,
  filledCount,
  freeCellIndex,
  freeIndexOf,
  resizeCells,
  shuffleCells,
  shuffled,
} from '#shared/rules/grid.ts'
import { pasteList } from '#shared/rules/paste-list.ts'
import { contents, gridSizes } from '#tests/support/arbitraries.ts'
import { seededRandom } from '#tests/support/random.ts'
import { newCategoryId } from '#shared/ids.ts'
import { categoryTheme, cellsFromItems, pickItems } from '#shared/rules/category-fill.ts'
import { cellText } from '#shared/rules/text.ts'

const seeds = fc.integer()

const sorted = (texts: readonly string[]) => [...texts].sort()
it('GRID-1: cells that both grids have keep their text in another size, and all others are blank', () => {
  fc.assert(
    fc.property(contents(), gridSizes, fc.boolean(), (content, to, hasFreeSpace) => {
      const from = content.gridSize
      const resized = resizeCells(content.cells, from, to, hasFreeSpace)
      expect(resized).toHaveLength(cellCount(to))
      for (let row = 0; row < to; row++)
        for (let column = 0; column < to; column++) {
          const isFree = hasFreeSpace && row * to + column === freeCellIndex(to)
          const kept = row < from && column < from && !isFree
          expect(resized[row * to + column]).toBe(kept ? content.cells[row * from + column] : '')
        }
    }),
  )
})

it('GRID-3: another order keeps the words, blanks and the place of the free cell', () => {
  fc.assert(
    fc.property(contents(), seeds, (content, seed) => {
      const free = freeIndexOf(content)
      const result = shuffleCells(content.cells, free, seededRandom(seed))
      expect(sorted(result)).toEqual(sorted(content.cells))
      expect(result.map((text) => text === '')).toEqual(content.cells.map((text) => text === ''))
      if (free >= 0) expect(result[free]).toBe('')
    }),
  )
})

describe('Add Example Prompts', () => {
  const prompts = Array.from({ length: 25 }, (_, index) => `prompt ${index}`)
  const blank = (gridSize: GridSize) => ({ gridSize, hasFreeSpace: true, cells: emptyCells(gridSize) })
  const filledWith = (items: string[], card: ReturnType<typeof blank>, seed: number) =>
    pasteList({ ...card, extra: [] }, shuffled(items, seededRandom(seed)), 'fill').cells

  it('GRID-4: fills blank cells, leaves all others and the free one, and uses no prompt twice', () => {
    fc.assert(
      fc.property(
        contents(fc.constantFrom('', '', 'mine', 'prompt 3', 'prompt 4')),
        seeds,
        (content, seed) => {
          const free = freeIndexOf(content)
          const filled = filledWith(prompts, content, seed)
          const added = filled.filter((_, index) => content.cells[index] === '' && index !== free)
          content.cells.forEach((text, index) => {
            if (text !== '' || index === free) expect(filled[index]).toBe(text)
          })
          expect(added.every((text) => prompts.includes(text))).toBe(true)
          expect(new Set(added).size).toBe(added.length)
          expect(added.some((text) => content.cells.includes(text))).toBe(false)
        },
      ),
    )
  })
})

it('EDIT-1: white space does not count as filled, and the free cell never counts', () => {
  expect(filledCount(['a', ' ', '', 'b', 'free', 'c', '\t', '', 'd'], 4)).toBe(4)
  expect(filledCount(['a', ' ', '', 'b', 'middle', 'c', '\t', '', 'd'], -1)).toBe(5)
  expect(filledCount(emptyCells(5), 12)).toBe(0)
})

const words = fc
  .array(fc.constantFrom('a', 'é', '字', '🎉', 'm'), { minLength: 1, maxLength: 20 })
  .map((letters) => letters.join(''))
const endings = fc.constantFrom('', '', '', ',', '.', ';', ':', ' –', '…')
/** Lines as people write them. In some, a word ends exactly at a square's limit. */
const lines = fc
  .array(fc.tuple(words, endings), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.map(([word, ending]) => word + ending).join(' '))
/** Items of a category, with so few distinct ones that some are repeated. */
const items = fc.array(fc.oneof(lines, fc.constantFrom('one', 'two', 'three')), { maxLength: 40 })
const enoughFor = (size: GridSize) =>
  fc.array(fc.oneof(lines, fc.constantFrom('one', 'two')), { minLength: cellCount(size), maxLength: 60 })

const countOf = (texts: readonly string[], wanted: string) => texts.filter((text) => text === wanted).length
const different = (texts: readonly string[]) => new Set(texts).size

it.each<[string, string]>([
  ['Somebody falls asleep', 'Somebody falls asleep'],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['🎉'.repeat(50), '🎉'.repeat(50)],
  ['x'.repeat(51), `${'x'.repeat(49)}…`],
  ['🎉'.repeat(51), `${'🎉'.repeat(49)}…`],
  [`${'x'.repeat(49)} y`, `${'x'.repeat(49)}…`],
  [`${'x'.repeat(48)} yz`, `${'x'.repeat(48)}…`],
  [`${'x'.repeat(20)} ${'y'.repeat(28)} z`, `${'x'.repeat(20)} ${'y'.repeat(28)}…`],
  [`${'x'.repeat(20)}, ${'y'.repeat(40)}`, `${'x'.repeat(20)}…`],
  [`${'x'.repeat(20)} — ${'y'.repeat(40)}`, `${'x'.repeat(20)}…`],
  [`${'x'.repeat(20)}... ${'y'.repeat(40)}`, `${'x'.repeat(20)}…`],
  [`a ${'y'.repeat(60)}`, 'a…'],
  [`${'- '.repeat(30)}end`, `${'- '.repeat(24)}-…`],
  [
    'Somebody tells the story of the great snow, as they do every winter',
    'Somebody tells the story of the great snow, as…',
  ],
])('CAT-11: the item %j becomes %j in a square', (content, shown) => {
  expect(cellText(content)).toBe(shown)
})

describe('picking items', () => {
  it('CAT-10: returns as many as requested while there are enough, each at most as often as it is in the list', () => {
    fc.assert(
      fc.property(items, fc.nat({ max: 50 }), seeds, (contents, count, seed) => {
        const drawn = pickItems(contents, count, seededRandom(seed))
        const texts = contents.map(cellText)
        expect(drawn).toHaveLength(Math.min(count, contents.length))
        for (const text of drawn) expect(countOf(drawn, text)).toBeLessThanOrEqual(countOf(texts, text))
      }),
    )
  })

  it('CAT-10: repeats none while there are others', () => {
    fc.assert(
      fc.property(items, fc.nat({ max: 50 }), seeds, (contents, count, seed) => {
        const drawn = pickItems(contents, count, seededRandom(seed))
        expect(different(drawn)).toBe(Math.min(count, different(contents.map(cellText))))
      }),
    )
  })

  it('CAT-10: counts two that are cut to the same words as one', () => {
    const same = 'x'.repeat(60)
    const drawn = pickItems([same, `${same}y`, 'other'], 2, seededRandom(1))
    expect(drawn.sort()).toEqual(['other', `${'x'.repeat(49)}…`])
  })
})

describe('the cells of a new card', () => {
  const orders = fc
    .record({ gridSize: gridSizes, hasFreeSpace: fc.boolean(), seed: seeds })
    .chain(({ gridSize, hasFreeSpace, seed }) =>
      fc.record({
        contents: enoughFor(gridSize),
        options: fc.record({
          gridSize: fc.constant(gridSize),
          hasFreeSpace: fc.constant(hasFreeSpace),
          count: fc.integer({ min: cellCount(gridSize), max: 80 }),
        }),
        seed: fc.constant(seed),
      }),
    )

  it('CAT-10: have an item in every square except the free one, with as few repeats as possible', () => {
    fc.assert(
      fc.property(orders, ({ contents, options, seed }) => {
        const cells = cellsFromItems(contents, options, seededRandom(seed))
        const free = freeIndexOf(options)
        const texts = contents.map(cellText)
        expect(cells).toHaveLength(cellCount(options.gridSize))
        if (free !== -1) expect(cells[free]).toBe('')
        const filled = cells.filter((_, index) => index !== free)
        for (const text of filled) expect(texts).toContain(text)
        expect(different(filled)).toBe(Math.min(filled.length, different(texts)))
      }),
    )
  })
})

it('CAT-10: the theme of any other category is derived from its id, always the same, and all themes occur', () => {
  const ids = Array.from({ length: 300 }, newCategoryId)
  const worn = ids.map(categoryTheme)
  expect(ids.map(categoryTheme)).toEqual(worn)
  expect(new Set(worn)).toEqual(new Set(THEMES))
})
