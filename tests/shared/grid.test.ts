import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GridSize } from '#shared/product.ts'
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

const sorted = (texts: readonly string[]) => [...texts].sort()
const seeds = fc.integer()

describe('sizes', () => {
  it('GRID-1: every cell that both grids have keeps its text, and every other is blank', () => {
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
})

describe('Randomize Order', () => {
  it('GRID-3: words, blanks and the free cell keep their places', () => {
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
})

describe('Add Example Prompts', () => {
  const prompts = Array.from({ length: 25 }, (_, index) => `prompt ${index}`)
  const blank = (gridSize: GridSize) => ({ gridSize, hasFreeSpace: true, cells: emptyCells(gridSize) })
  const filledWith = (items: string[], card: ReturnType<typeof blank>, seed: number) =>
    pasteList({ ...card, extra: [] }, shuffled(items, seededRandom(seed)), 'fill').cells

  it('GRID-4: blank cells are filled, all others and the free one stay, and no prompt is there twice', () => {
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

describe('counting filled cells', () => {
  it('EDIT-1: white space does not count as filled, and the free cell never counts', () => {
    expect(filledCount(['a', ' ', '', 'b', 'free', 'c', '\t', '', 'd'], 4)).toBe(4)
    expect(filledCount(['a', ' ', '', 'b', 'middle', 'c', '\t', '', 'd'], -1)).toBe(5)
    expect(filledCount(emptyCells(5), 12)).toBe(0)
  })
})
