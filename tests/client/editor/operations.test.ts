import { describe, expect, it } from 'vitest'
import { operate, refusalOf, type Operation } from '#client/sync/change/operations.ts'
import { structureOf } from '#client/sync/change/revert.ts'
import { MAX_EXTRA } from '#shared/product.ts'
import { freeIndexOf, type Random } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { contentOf } from '#shared/rules/card-changes.ts'

const letters = [...'abcdefghijklmnopqrstuvwxy']

/** Returns a card full of letters, row by row, with an empty free cell. */
function letterCard(gridSize: CardContent['gridSize'], hasFreeSpace: boolean): CardContent {
  const free = freeIndexOf({ gridSize, hasFreeSpace })
  const cells = letters.slice(0, gridSize ** 2).map((letter, index) => (index === free ? '' : letter))
  return contentOf(sampleCard({ gridSize, hasFreeSpace, cells }))
}

const withMoreWords = (card: CardContent): CardContent => ({
  ...card,
  extra: Array.from({ length: MAX_EXTRA }, (_, at) => `extra ${at}`),
})
const never: Random = () => {
  throw new Error('Nothing here is left to chance')
}
/** Returns the card after `operation`, the changes of others, and the undo of the operation. */
function undoneAfter(
  card: CardContent,
  operation: Operation,
  meanwhile: (card: CardContent) => CardContent,
): CardContent {
  const after = operate(card, operation, seededRandom(7))
  const undo: Operation = { type: 'undo', before: structureOf(card), after: structureOf(after) }
  return operate(meanwhile(after), undo, never)
}

const typed = (index: number, text: string) => (card: CardContent) => ({
  ...card,
  cells: card.cells.with(index, text),
})
const SWAP: Operation = { type: 'swap', one: 0, other: 1 }

describe('a change of the whole grid', () => {
  it('COLS-1: keeps words under a free space in their column, and drops them where there is no room', () => {
    const card = { ...letterCard(3, false), extra: ['B', 'I', 'N'], columns: true }
    const over = operate(card, { type: 'free-space', on: true }, never)
    expect(over.extra).toEqual(['B', 'I', 'e', 'N'])
    const full = { ...card, extra: Array.from({ length: MAX_EXTRA }, (_, at) => `word ${at}`) }
    expect(operate(full, { type: 'free-space', on: true }, never).extra).toEqual(full.extra)
  })

  it('COLS-7: keeps words in their column when a card with columns is randomized, and swaps an extra word with a square’s', () => {
    const extra = ['beside 0', 'beside 1', 'beside 2']
    const card = { ...letterCard(5, true), extra, columns: true }
    const next = operate(card, { type: 'shuffle' }, seededRandom(1))
    const columns = ({ cells }: typeof next) =>
      [0, 1, 2, 3, 4].map((column) => cells.filter((_, at) => at % 5 === column).toSorted())
    expect(next.cells).not.toEqual(card.cells)
    expect(columns(next)).toEqual(columns(card))
    const put = operate(card, { type: 'put', word: 'beside 1', index: 3 }, seededRandom(1))
    expect([put.cells[3], put.extra]).toEqual(['beside 1', extra.with(1, card.cells[3]!)])
  })
})

describe('extra words', () => {
  it('EDIT-30: stay where they are if another host has turned on the free space where one should go', () => {
    const card = { ...letterCard(3, true), extra: ['x'] }
    expect(operate(card, { type: 'put', word: 'x', index: 4 }, never)).toEqual(card)
  })

  it('EDIT-29: get no words that lose their square if all of their places are taken', () => {
    const card = withMoreWords(letterCard(5, true))
    expect(operate(card, { type: 'resize', gridSize: 3 }, never).extra).toEqual(card.extra)
  })
})

describe('undoing a change of the grid', () => {
  it('EDIT-4 EDIT-14: restores what a smaller grid cut off, even after the grid was made larger again', () => {
    const card = withMoreWords(letterCard(5, true))
    const larger = (smaller: CardContent) => operate(smaller, { type: 'resize', gridSize: 5 }, never)
    expect(undoneAfter(card, { type: 'resize', gridSize: 4 }, larger)).toEqual(card)
    const plain = letterCard(5, true)
    const back = undoneAfter(plain, { type: 'resize', gridSize: 4 }, (now) => typed(4, 'new')(larger(now)))
    expect(back).toEqual({ ...typed(4, 'new')(plain), extra: ['e'] })
  })

  it.each<[string, CardContent, Operation, (card: CardContent) => CardContent, string[]]>([
    [
      'the free space covers',
      letterCard(3, true),
      { type: 'free-space', on: false },
      typed(4, 'middle'),
      ['middle'],
    ],
    [
      'the smaller grid has no square for',
      letterCard(3, true),
      { type: 'resize', gridSize: 5 },
      (card) => typed(24, 'two')(typed(3, 'one')(card)),
      ['one', 'two'],
    ],
  ])('EDIT-14: puts words next to the squares that %s', (_, card, operation, meanwhile, extra) => {
    expect(undoneAfter(card, operation, meanwhile)).toEqual({ ...card, extra })
  })

  it('EDIT-14: refuses a swap that is no longer on the card, and changes nothing', () => {
    const card = letterCard(3, true)
    const after = operate(card, SWAP, never)
    const undo: Operation = { type: 'undo', before: structureOf(card), after: structureOf(after) }
    const now = operate(after, SWAP, never)
    expect(refusalOf(now, undo)).toEqual('gone')
    expect(operate(now, undo, never)).toEqual(now)
  })

  it('EDIT-14: moves what is on the squares now back to where it was before they were randomized', () => {
    const card = letterCard(5, true)
    const after = operate(card, { type: 'shuffle' }, seededRandom(7))
    const place = after.cells.indexOf('c')
    const swapped = operate(typed(place, 'c fixed')(after), SWAP, never)
    const undo: Operation = { type: 'undo', before: structureOf(card), after: structureOf(after) }
    const back = operate(swapped, undo, never)
    expect(back.cells.toSorted()).toEqual(card.cells.with(2, 'c fixed').toSorted())
    expect(back.cells[2]).toBe('c fixed')
  })

  it.each<[string, (card: CardContent) => CardContent]>([
    ['the grid has another size now', (card) => operate(card, { type: 'resize', gridSize: 4 }, never)],
    ['the free space was turned off', (card) => operate(card, { type: 'free-space', on: false }, never)],
  ])('EDIT-4: changes nothing if %s', (_, meanwhile) => {
    const card = letterCard(3, true)
    const moved = meanwhile(operate(card, { type: 'clear' }, never))
    expect(undoneAfter(card, { type: 'clear' }, meanwhile)).toEqual(moved)
  })
})
