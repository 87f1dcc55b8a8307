import { describe, expect, it } from 'vitest'
import { operate, type Operation } from '#client/sync/change/operations.ts'
import { MAX_EXTRA } from '#shared/product.ts'
import { shuffled } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { seededRandom } from '#tests/support/random.ts'
import { letters, letterCard, never, rows, undoneAfter, nothing } from './letter-card.ts'

describe('words that lose their square, or find none', () => {
  it.each<[string, CardContent, Operation, string[]]>([
    ['a smaller grid', letterCard(5, true), { type: 'resize', gridSize: 3 }, [...'degijnopqrstuvwxy']],
    ['a free space', letterCard(3, false), { type: 'free-space', on: true }, ['e']],
    [
      'a pasted list',
      letterCard(3, true),
      { type: 'paste', items: ['x', 'A', 'y'], mode: 'fill' },
      ['x', 'y'],
    ],
    [
      'a list that replaces all',
      letterCard(3, true),
      { type: 'paste', items: letters, mode: 'replace' },
      letters.slice(8),
    ],
  ])('EDIT-29: go to the extra words with %s, and undo brings them back', (_, card, operation, extra) => {
    const next = operate(card, operation, never)
    expect(next.extra).toEqual(extra)
    expect(undoneAfter(card, operation, nothing)).toEqual(card)
  })

  it('EDIT-29: those of a category go there at random, at most 51 in all', () => {
    const contents = Array.from({ length: 100 }, (_, at) => `item ${at}`)
    const next = operate(
      letterCard(3, true),
      { type: 'paste', items: shuffled(contents, seededRandom(3)), mode: 'replace' },
      never,
    )
    expect(next.extra).toHaveLength(MAX_EXTRA)
    const all = [...next.cells.filter(Boolean), ...next.extra]
    expect(new Set(all).size).toBe(8 + MAX_EXTRA)
    expect(next.extra).not.toEqual(contents.filter((word) => next.extra.includes(word)))
  })

  it('EDIT-29: a word that is put on the card changes places with the words of its square', () => {
    const card = { ...letterCard(3, true), extra: ['x', 'y'] }
    const put: Operation = { type: 'put', word: 'y', index: 1 }
    const next = operate(card, put, never)
    expect(rows(next)).toEqual(['ayc', 'd-f', 'ghi'])
    expect(next.extra).toEqual(['x', 'b'])
    expect(operate(card, { ...put, index: 4 }, never)).toEqual(card)
    expect(operate(card, { ...put, word: 'gone' }, never)).toEqual(card)
    expect(undoneAfter(card, put, nothing)).toEqual(card)
  })
})
