import { afterAll, describe, expect, it } from 'vitest'
import { expectConverged, outcomesBySeed } from '#tests/support/network-fuzz/expectations.ts'
import { endRedisServers, HAS_REDIS } from '#tests/support/redis-server.ts'

/** Three runs; network-fuzz.long.test.ts plays ten and more. */
const SEEDS = [1, 2, 3]

afterAll(endRedisServers)

describe.for([1, 2] as const)('the live protocol on a bad network, on %i joined nodes', (nodes) => {
  const outcomeOf = outcomesBySeed(nodes)
  const test = it.skipIf(nodes > 1 && !HAS_REDIS)

  test.each(SEEDS)(
    'LIV-1, LIV-3, LIV-4, LIV-5, LIV-6, LIV-7, LIV-8, LIV-11: every screen ends with the stored card (seed %i)',
    async (seed) => expectConverged(await outcomeOf(seed)),
  )

  test('LIV-3, LIV-4, LIV-8: the runs include changes of the card and faults', async () => {
    for (const seed of SEEDS) {
      const { stored, acknowledged, tally } = await outcomeOf(seed)
      expect(stored.version).toBeGreaterThan(3)
      expect(acknowledged.length).toBeGreaterThan(3)
      expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20)
    }
  })
})
