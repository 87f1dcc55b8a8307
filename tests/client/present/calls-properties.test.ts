import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remainingWords } from '#client/features/present/calls.ts'

const words = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 24 })
const seeds = fc.string({ minLength: 4, maxLength: 12 })

/** Calls as often as there are words. */
function callAll(seed: string, all: readonly string[]): readonly string[] {
  return all.reduce<string[]>(
    (called) => [...called, ...remainingWords({ seed, called }, all).slice(0, 1)],
    [],
  )
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
        const calls = { seed, called: [] }
        const both = [...new Set([...all, ...others])]
        const kept = remainingWords(calls, both).filter((word) => all.includes(word))
        expect(kept).toEqual(remainingWords(calls, all))
      }),
    )
  })

  it('PRS-7: begins with each word about equally often', () => {
    const all = ['Apple', 'Pear', 'Plum', 'Fig', 'Lime', 'Kiwi', 'Melon', 'Quince']
    const rounds = 4000
    const counts = new Map(all.map((word) => [word, 0]))
    for (let round = 0; round < rounds; round++) {
      const [first = ''] = remainingWords({ seed: `seed ${round}`, called: [] }, all)
      counts.set(first, counts.get(first)! + 1)
    }
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan((rounds / all.length) * 0.8)
      expect(count).toBeLessThan((rounds / all.length) * 1.2)
    }
  })
})
