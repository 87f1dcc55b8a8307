import fc from 'fast-check'
import { expect, it } from 'vitest'
import { operate, type Operation } from '#client/sync/operations.ts'
import { revert, type Structure } from '#client/sync/revert.ts'
import { GRID_SIZES } from '#shared/product.ts'
import { emptyCells, freeIndexOf, withFreeCellEmpty } from '#shared/rules/grid.ts'
import { seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const gridSizes = fc.constantFrom(...GRID_SIZES)
/** Few words, so that many squares have the same, and blanks. */
const words = fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f')

const cards: fc.Arbitrary<Structure> = fc
  .record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() })
  .chain((grid) => {
    const [{ length }, free] = [emptyCells(grid.gridSize), freeIndexOf(grid)]
    return fc
      .array(words, { minLength: length, maxLength: length })
      .map((cells) => ({ ...grid, cells: withFreeCellEmpty(cells, free) }))
  })

const lists = fc.array(words, { maxLength: 25 })
const permutations: fc.Arbitrary<Operation> = fc.oneof(
  fc.constant<Operation>({ type: 'shuffle' }),
  fc.record({ type: fc.constant('swap' as const), one: fc.nat(8), other: fc.nat(8) }),
)
const operations: fc.Arbitrary<Operation> = fc.oneof(
  permutations,
  fc.record({ type: fc.constant('resize' as const), gridSize: gridSizes }),
  fc.record({ type: fc.constant('free-space' as const), on: fc.boolean() }),
  fc.constant<Operation>({ type: 'clear' }),
  fc.record({ type: fc.constant('fill' as const), items: lists }),
  fc.record({
    type: fc.constant('paste' as const),
    items: lists,
    mode: fc.constantFrom('fill' as const, 'replace' as const),
  }),
)

/** What others do between a change and its undo: they type a word of its own into a square, blank it, or move words. */
const edits = fc.array(fc.oneof(fc.nat(24), fc.constant<'blank'>('blank'), permutations), { maxLength: 12 })

let typedCount = 0
function edited(card: Structure, happened: readonly (number | 'blank' | Operation)[]): Structure {
  return happened.reduce((now, edit, at) => {
    if (typeof edit === 'object') return operated(now, edit)
    const index = edit === 'blank' ? at : edit
    if (index === freeIndexOf(now) || index >= now.cells.length) return now
    return { ...now, cells: now.cells.with(index, edit === 'blank' ? '' : `typed ${++typedCount}`) }
  }, card)
}

const operated = (card: Structure, operation: Operation): Structure => {
  const { gridSize, hasFreeSpace, cells } = operate(sampleCard(card), operation, seededRandom(5))
  return { gridSize, hasFreeSpace, cells }
}
const filled = ({ cells }: Structure) => cells.filter(Boolean).toSorted()
/** Which of `words` are on `card` fewer times than in `words`. */
function missing(card: Structure, texts: readonly string[]): string[] {
  const left = [...card.cells]
  return texts.filter((text) => {
    const at = left.indexOf(text)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

it('EDIT-14: undo and redo of any change lose no words that someone wrote since, whatever else happened', () => {
  let reverted = 0
  let refused = 0
  fc.assert(
    fc.property(cards, operations, edits, edits, (before, operation, first, second) => {
      let [from, to] = [before, operated(before, operation)]
      for (const happened of [first, second]) {
        const now = edited(to, happened)
        const { structure } = revert(now, from, to)
        if (structure) reverted++
        else refused++
        // Words that the change itself added are on the card again after its redo.
        const added = missing(from, filled(to))
        const back = structure ?? now
        const own = [...added]
        const lost = missing(back, filled(now)).filter((text) => {
          const at = own.indexOf(text)
          if (at !== -1) own.splice(at, 1)
          return at === -1
        })
        expect(lost).toEqual([])
        expect(back.cells).toHaveLength(back.gridSize ** 2)
        if (!structure) return
        ;[from, to] = [now, structure]
      }
    }),
    { numRuns: 1500, seed: 14 },
  )
  expect(Math.min(reverted, refused)).toBeGreaterThan(300)
})

it('EDIT-14: undo and redo of a swap or a shuffle keep exactly the words that are there now', () => {
  fc.assert(
    fc.property(cards, permutations, edits, (before, operation, happened) => {
      const after = operated(before, operation)
      const now = edited(after, happened)
      const { structure = now } = revert(now, before, after)
      expect(filled(structure)).toEqual(filled(now))
      const { structure: again = structure } = revert(structure, now, structure)
      expect(filled(again)).toEqual(filled(now))
    }),
    { numRuns: 1000, seed: 14 },
  )
})
