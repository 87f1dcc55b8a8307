import { it } from 'vitest'
import { expectLikeNaiveModel } from '#tests/support/embedded-db/random-run.ts'

const OPERATIONS = process.env.TEST_ALL === '1' ? 10_000 : 800
const SEED = Number(process.env.TEST_SEED ?? 20_261_121)

it(
  `DB-6: ${OPERATIONS} random operations from seed ${SEED} give the same results as a naive model`,
  { timeout: 600_000 },
  () => expectLikeNaiveModel(OPERATIONS, SEED),
)
