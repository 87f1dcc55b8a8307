import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remainingWords } from '#client/features/present/calls.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 24 })
const seeds = fc.string({ minLength: 4, maxLength: 12 })

/** Returns a card with these words, the first nine of them in its squares. */
const saying = (all: readonly string[], called: string[] = []) =>
  sampleCard({
    gridSize: 3,
    hasFreeSpace: false,
    cells: Array.from({ length: 9 }, (_, at) => all[at] ?? ''),
    extra: all.slice(9),
    called,
  })
const remaining = (seed: string, all: readonly string[], called?: string[]) =>
  remainingWords(seed, saying(all, called)).words

/** Calls as many times as there are words. */
function callAll(seed: string, all: readonly string[]): readonly string[] {
  return all.reduce<string[]>((called) => [...called, ...remaining(seed, all, called).slice(0, 1)], [])
}

describe('the order of the calls', () => {
  it('PRS-7: has every word once, and is the same for the same seed wherever the words are', () => {
    fc.assert(
      fc.property(words, seeds, (all, seed) => {
        const order = callAll(seed, all)
        expect(order.toSorted()).toEqual(all.toSorted())
        expect(callAll(seed, all.toReversed())).toEqual(order)
      }),
    )
  })

  it('PRS-8: keeps the order of the other words when words are added or removed', () => {
    fc.assert(
      fc.property(words, words, seeds, (all, others, seed) => {
        const both = [...new Set([...all, ...others])]
        const kept = remaining(seed, both).filter((word) => all.includes(word))
        expect(kept).toEqual(remaining(seed, all))
      }),
    )
  })

  it('PRS-14: starts with the winning pattern’s squares if all players share them, and counts those that help no one', () => {
    const card = { ...saying([...'abcdefghi']), pattern: 'corners' as const }
    const { words, helpless } = remainingWords('seed', card)
    expect(words.slice(0, 4).toSorted()).toEqual(['a', 'c', 'g', 'i'])
    expect(helpless).toBe(5)
    const called = { ...card, called: ['a', 'c', 'g', 'i', 'b'] }
    expect(remainingWords('seed', called).helpless).toBe(4)
    const first = (shown: typeof card, isShuffled = false) =>
      Array.from({ length: 40 }, (_, seed) => remainingWords(`${seed}`, shown, isShuffled)).filter(
        ({ words: [one = ''], helpless: none }) => none === 0 && !'acgi'.includes(one),
      ).length
    expect(first(card, true)).toBeGreaterThan(0)
    expect(first({ ...card, extra: ['j'] })).toBeGreaterThan(0)
    expect(first({ ...card, pattern: 'line' as 'corners' })).toBeGreaterThan(0)
  })
})
