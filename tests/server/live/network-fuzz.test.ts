import { describe, expect, it } from 'vitest'
import { expectConverged, outcomesBySeed } from '#tests/support/network-fuzz/expectations.ts'

/** Three runs; network-fuzz.long.test.ts plays ten and more. */
const SEEDS = [1, 2, 3]

const outcomeOf = outcomesBySeed()

describe('the live protocol on a bad network', () => {
  it.each(SEEDS)(
    'LIV-1, LIV-3, LIV-4, LIV-5, LIV-6, LIV-7, LIV-8, LIV-11: every screen ends with the stored card (seed %i)',
    async (seed) => expectConverged(await outcomeOf(seed)),
  )

  it('LIV-3, LIV-4, LIV-8: the runs include changes of the card and faults', async () => {
    for (const seed of SEEDS) {
      const { stored, acknowledged, tally } = await outcomeOf(seed)
      expect(stored.version).toBeGreaterThan(3)
      expect(acknowledged.length).toBeGreaterThan(3)
      expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20)
    }
  })
})
