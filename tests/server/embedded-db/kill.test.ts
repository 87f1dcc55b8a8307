import { it } from 'vitest'
import { expectNothingLost } from '#tests/support/embedded-db/kill-rounds.ts'

const ROUNDS = process.env.TEST_ALL === '1' ? 6 : 1

it(`DB-4: kill -9 under 16 writers loses no acknowledged write (rounds: ${ROUNDS})`, () =>
  expectNothingLost(ROUNDS))
