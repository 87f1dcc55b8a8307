import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRID_SIZES, type GridSize } from '#shared/product.ts'
import {
  cellCount,
  emptyCells,
  filledCount,
  freeCellIndex,
  freeIndexOf,
  resizeCells,
  shuffleCells,
  shuffled,
  sizeOfCells,
  withFreeCellEmpty,
} from '#shared/rules/grid.ts'
import { pasteList } from '#shared/rules/paste-list.ts'
import { contents, gridSizes } from '#tests/support/arbitraries.ts'
import { seededRandom } from '#tests/support/random.ts'

const sorted = (texts: readonly string[]) => [...texts].sort()
const seeds = fc.integer()

describe('the free space', () => {
  it('GRID-2: is the cell at floor(size² / 2), on 4x4 index 8', () => {
    expect(GRID_SIZES.map(freeCellIndex)).toEqual([4, 8, 12])
    expect(freeIndexOf({ gridSize: 5, hasFreeSpace: true })).toBe(12)
    expect(freeIndexOf({ gridSize: 5, hasFreeSpace: false })).toBe(-1)
  })

  it('GRID-2: only its text is emptied, and only if there is one', () => {
    const cells = Array.from({ length: 9 }, (_, index) => `w${index}`)
    expect(withFreeCellEmpty(cells, 4)).toEqual(['w0', 'w1', 'w2', 'w3', '', 'w5', 'w6', 'w7', 'w8'])
    expect(withFreeCellEmpty(cells, -1)).toEqual(cells)
    expect(cells[4]).toBe('w4')
  })
})

describe('sizes', () => {
  it('GRID-1: the number of cells gives the size, and any other number gives none', () => {
    expect(GRID_SIZES.map((size) => sizeOfCells(emptyCells(size)))).toEqual([3, 4, 5])
    for (const length of [0, 1, 4, 10, 24, 26, 36])
      expect(sizeOfCells(Array.from({ length }, () => ''))).toBeUndefined()
  })

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

  it('GRID-4: too few prompts leave the last blank cells blank', () => {
    const filled = filledWith(['x', 'y'], blank(3), 7)
    expect(sorted(filled.slice(0, 2))).toEqual(['x', 'y'])
    expect(filled.slice(2)).toEqual(Array.from({ length: 7 }, () => ''))
  })
})

describe('counting filled cells', () => {
  it('EDIT-1: white space does not count as filled, and the free cell never counts', () => {
    expect(filledCount(['a', ' ', '', 'b', 'free', 'c', '\t', '', 'd'], 4)).toBe(4)
    expect(filledCount(['a', ' ', '', 'b', 'middle', 'c', '\t', '', 'd'], -1)).toBe(5)
    expect(filledCount(emptyCells(5), 12)).toBe(0)
  })
})

describe('Clear All Cells', () => {
  it.each(GRID_SIZES)('GRID-5: on %i it leaves every cell blank', (size) => {
    expect(emptyCells(size)).toEqual(Array.from({ length: size * size }, () => ''))
  })
})
