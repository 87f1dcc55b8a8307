import { it } from 'vitest'
import { expectNothingBroken, seeds } from '#tests/support/sync-fuzz/outcomes.ts'

/** One history on one server, one on two. `sync-fuzz.long.test.ts` plays a hundred, to reach every step and state. */
it.concurrent.each(seeds(2))(
  'LIV-3, LIV-4, LIV-7, LIV-11, LIV-12, LIV-13, LIV-15, HOST-9, CALL-9: a bad network loses no edit, carries no call into the next round, and all agree in the end (seed %i)',
  async (seed) => void (await expectNothingBroken(seed)),
)
