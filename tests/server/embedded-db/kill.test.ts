import { it } from 'vitest'
import { expectNothingLost } from '#tests/support/embedded-db/kill-rounds.ts'

it('DB-4: kill -9 under 16 writers loses no acknowledged write, 1 time', { timeout: 120_000 }, () =>
  expectNothingLost(1),
)
