import fc from 'fast-check'
import { expect, it } from 'vitest'
import { operate, type Operation } from '#client/sync/change/operations.ts'
import { revert, structureOf, type Structure } from '#client/sync/change/revert.ts'
import { GRID_SIZES, MAX_EXTRA } from '#shared/product.ts'
import { emptyCells, freeIndexOf, withFreeCellEmpty } from '#shared/rules/grid.ts'
import { seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const RUNS = process.env.TEST_ALL === '1' ? 1500 : 100

const gridSizes = fc.constantFrom(...GRID_SIZES)
/** Few distinct words, so that repeated words and blank squares are common. */
const words = fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f')
/** Often so many extra words that undoing a change has no room for all of them. */
const extras = fc.oneof(
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z')),
  fc.nat(3).map((less) => Array.from({ length: MAX_EXTRA - less }, (_, at) => `extra ${at}`)),
)

const cards: fc.Arbitrary<Structure> = fc
  .record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() })
  .chain((grid) => {
    const [{ length }, free] = [emptyCells(grid.gridSize), freeIndexOf(grid)]
    return fc
      .tuple(fc.array(words, { minLength: length, maxLength: length }), extras)
      .map(([cells, extra]) => ({ ...grid, cells: withFreeCellEmpty(cells, free), extra }))
  })

const lists = fc.array(
  words.filter((word) => word !== ''),
  { maxLength: 25 },
)
const modes = fc.constantFrom('fill' as const, 'replace' as const)
const permutations: fc.Arbitrary<Operation> = fc.oneof(
  fc.constant<Operation>({ type: 'shuffle' }),
  fc.record({ type: fc.constant('swap' as const), one: fc.nat(8), other: fc.nat(8) }),
)
const puts: fc.Arbitrary<Operation> = fc.record({
  type: fc.constant('put' as const),
  word: fc.constantFrom('a', 'x', 'y', 'extra 0', 'extra 7'),
  index: fc.nat(24),
})
const operations: fc.Arbitrary<Operation> = fc.oneof(
  permutations,
  puts,
  fc.record({ type: fc.constant('resize' as const), gridSize: gridSizes }),
  fc.record({ type: fc.constant('free-space' as const), on: fc.boolean() }),
  fc.constant<Operation>({ type: 'clear' }),
  fc.record({ type: fc.constant('fill' as const), items: lists }),
  fc.record({ type: fc.constant('paste' as const), items: lists, mode: modes }),
)

/**
 * What others do between a change and its undo: they type a unique word into a square, blank a square, add a word
 * without a square, put such a word on the card, or move words.
 */
const edits = fc.array(
  fc.oneof(fc.nat(24), fc.constant<'blank'>('blank'), fc.constant<'extra'>('extra'), permutations, puts),
  { maxLength: 12 },
)

let typedCount = 0
function edited(card: Structure, happened: readonly (number | 'blank' | 'extra' | Operation)[]): Structure {
  return happened.reduce((now, edit, at) => {
    if (typeof edit === 'object') return operated(now, edit)
    const typed = `typed ${++typedCount}`
    if (edit === 'extra') return now.extra.length < MAX_EXTRA ? { ...now, extra: [...now.extra, typed] } : now
    const index = edit === 'blank' ? at : edit
    if (index === freeIndexOf(now) || index >= now.cells.length) return now
    return { ...now, cells: now.cells.with(index, edit === 'blank' ? '' : typed) }
  }, card)
}

const operated = (card: Structure, operation: Operation): Structure =>
  structureOf(operate(sampleCard(card), operation, seededRandom(5)))
const filled = ({ cells }: Structure) => cells.filter(Boolean).toSorted()
const timesOn = ({ cells }: Structure, word: string) => cells.filter((text) => text === word).length
const wordsOn = ({ cells, extra }: Structure) => new Set([...cells.filter(Boolean), ...extra])

it('EDIT-14: undo and redo of any change lose no words written since and duplicate none, whatever else happened', () => {
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
        const back = structure ?? now
        // The undo may remove the words that the change itself added, since a redo brings them back.
        const own = wordsOn(from)
        const added = new Set([...wordsOn(to)].filter((word) => !own.has(word)))
        const kept = wordsOn(back)
        expect([...wordsOn(now)].filter((word) => !kept.has(word) && !added.has(word))).toEqual([])
        expect(back.cells).toHaveLength(back.gridSize ** 2)
        expect(back.extra.length).toBeLessThanOrEqual(MAX_EXTRA)
        expect(new Set(back.extra).size).toBe(back.extra.length)
        const most = (word: string) => Math.max(timesOn(from, word), timesOn(now, word))
        expect(back.cells.filter((word) => word && timesOn(back, word) > most(word))).toEqual([])
        if (!structure) return
        ;[from, to] = [now, structure]
      }
    }),
    { numRuns: RUNS, seed: 14 },
  )
  expect(Math.min(reverted, refused)).toBeGreaterThan(RUNS / 5)
})

it('EDIT-4 EDIT-14: undo right after a change restores the card, with the order of its extra words', () => {
  fc.assert(
    fc.property(cards, operations, (card, operation) => {
      // A word that is both in a square and among the extra words is a coincidence, which a change may resolve.
      const before = { ...card, extra: card.extra.filter((word) => !card.cells.includes(word)) }
      const after = operated(before, operation)
      const { structure = after } = revert(after, before, after)
      if (wordsOn(after).size >= wordsOn(before).size) expect(structure).toEqual(before)
    }),
    { numRuns: RUNS, seed: 14 },
  )
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
    { numRuns: RUNS, seed: 14 },
  )
})

it('EDIT-14: undo of a smaller grid leaves words where they are that were put on another square since', () => {
  const before = structureOf(sampleCard())
  const after = operated(before, { type: 'resize', gridSize: 4 })
  for (const grown of [after, operated(after, { type: 'resize', gridSize: 5 })]) {
    const now = operated(grown, { type: 'put', word: 'Square 25', index: 3 })
    const { cells, extra } = revert(now, before, after).structure!
    expect(cells).toEqual(before.cells.with(3, 'Square 25').with(24, ''))
    expect(extra).toEqual(['Square 4'])
  }
})
