import fc from 'fast-check'
import { GRID_SIZES, PATTERNS, THEMES, type GridSize } from '#shared/product.ts'
import type { NewVersion, MarksState } from '#shared/rules/carry-marks.ts'
import { cellCount, freeIndexOf, withFreeCellEmpty } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'

export const gridSizes = fc.constantFrom(...GRID_SIZES)

/** Few distinct words, so that blank cells, repeated words and words that move or return are common. */
export const fewWords = fc.constantFrom('', '', 'a', 'b', 'c', 'd', 'e')

/** Tidied words as people type them: any script, emoji of several code points, at most 50 code points. */
export const anyWords = fc
  .array(fc.constantFrom('a', 'Z', ' ', 'é', '字', '👩‍👩‍👧', '🎉', 'مرحبا', '1', '-'), { maxLength: 9 })
  .map((pieces) => pieces.join('').replace(/ +/g, ' ').trim())

/** The cells of a grid, with an empty free cell. */
export function cellsOf(
  size: GridSize,
  hasFreeSpace: boolean,
  words: fc.Arbitrary<string>,
): fc.Arbitrary<string[]> {
  const free = freeIndexOf({ gridSize: size, hasFreeSpace })
  return fc
    .array(words, { minLength: cellCount(size), maxLength: cellCount(size) })
    .map((cells) => withFreeCellEmpty(cells, free))
}

/** Card content that an author may have stored. */
export function contents(words: fc.Arbitrary<string> = fewWords): fc.Arbitrary<CardContent> {
  return fc.record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() }).chain(({ gridSize, hasFreeSpace }) =>
    fc.record({
      title: fc.constantFrom('', 'Movie night', 'Standup', '🎬'),
      gridSize: fc.constant(gridSize),
      hasFreeSpace: fc.constant(hasFreeSpace),
      cells: cellsOf(gridSize, hasFreeSpace, words),
      theme: fc.constantFrom(...THEMES),
      freeSpaceImageUrl: fc.constantFrom(null, 'https://example.com/star.png'),
      extra: fc.constant([]),
      pattern: fc.constantFrom(...PATTERNS),
      showsCalls: fc.boolean(),
      columns: fc.boolean(),
    }),
  )
}

/** A card that arrives as version 2. */
export function arrivingCards(words: fc.Arbitrary<string> = fewWords): fc.Arbitrary<NewVersion> {
  return contents(words).map(({ gridSize, hasFreeSpace, cells }) => ({
    version: 2,
    gridSize,
    hasFreeSpace,
    cells,
  }))
}

/** A player's marks on version 1 of some card, with dots, and with marks set aside earlier. */
export function marksStates(words: fc.Arbitrary<string> = fewWords): fc.Arbitrary<MarksState> {
  return contents(words).chain((content) => {
    const free = freeIndexOf(content)
    const playable = content.cells.map((_, index) => index).filter((index) => index !== free)
    return fc.record({
      version: fc.constant(1),
      cells: fc.constant(content.cells),
      marks: fc.subarray(playable),
      edited: fc.subarray(playable, { maxLength: 4 }),
      setAside: fc.array(
        fc.record({ text: words, row: fc.nat({ max: 4 }), column: fc.nat({ max: 4 }), edited: fc.boolean() }),
        {
          maxLength: 3,
        },
      ),
      round: fc.nat({ max: 3 }),
    })
  })
}
