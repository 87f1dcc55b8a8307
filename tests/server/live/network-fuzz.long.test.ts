import { afterAll, describe, expect, it } from 'vitest'
import { expectConverged, outcomesBySeed } from '#tests/support/network-fuzz/expectations.ts'
import type { Outcome } from '#tests/support/network-fuzz/play.ts'
import { endRedisServers, HAS_REDIS } from '#tests/support/redis-server.ts'

const seedsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const TEN_SEEDS = seedsUpTo(10)
/** FUZZ_SEEDS=500 plays that many runs. */
const SEEDS = process.env.FUZZ_SEEDS ? seedsUpTo(Number(process.env.FUZZ_SEEDS)) : TEN_SEEDS

afterAll(endRedisServers)

describe.for([1, 2] as const)('the live protocol on a bad network, on %i joined nodes', (nodes) => {
  const outcomeOf = outcomesBySeed(nodes)
  const test = it.skipIf(nodes > 1 && !HAS_REDIS)

  test.each(SEEDS)(
    'LIV-1, LIV-3, LIV-4, LIV-5, LIV-6, LIV-7, LIV-8, LIV-11: every screen ends with the stored card (seed %i)',
    async (seed) => expectConverged(await outcomeOf(seed)),
  )

  test('LIV-3, LIV-4, LIV-8: the runs cover every kind of fault', async () => {
    const outcomes = []
    for (const seed of TEN_SEEDS) outcomes.push(await outcomeOf(seed))
    for (const { stored, acknowledged } of outcomes) {
      expect(stored.version).toBeGreaterThan(3)
      expect(acknowledged.length).toBeGreaterThan(3)
    }
    for (const [what, least] of Object.entries({
      joins: 60,
      conflicts: 10,
      repeats: 10,
      lostRequests: 5,
      lostAnswers: 10,
      droppedPushes: 10,
      doubledPushes: 10,
      reorderedPushes: 10,
      staleCards: 10,
      brokenConnections: 10,
      restarts: 5,
      structural: 10,
      gaveWay: 5,
    } satisfies Partial<Outcome['tally']>)) {
      const sum = outcomes.reduce((total, { tally }) => total + tally[what as keyof typeof tally], 0)
      expect({ what, enough: sum >= least, sum }).toMatchObject({ what, enough: true })
    }
  })
})
