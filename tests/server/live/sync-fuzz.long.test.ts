import { afterAll, describe, it } from 'vitest'
import type { Outcome } from '#tests/support/sync-fuzz/history.ts'
import { expectAllReached, expectNothingBroken, seeds } from '#tests/support/sync-fuzz/outcomes.ts'

const outcomes: Outcome[] = []

describe('a host, a co-host and players on a bad network', () => {
  it.concurrent.each(seeds(100))(
    'LIV-3, LIV-4, LIV-7, LIV-11, LIV-12, LIV-13, LIV-15, HOST-9, CALL-9: lose no edit, carry no call into the next round, and agree in the end (seed %i)',
    async (seed) => void outcomes.push(await expectNothingBroken(seed)),
  )
  afterAll(() => expectAllReached(outcomes))
})
