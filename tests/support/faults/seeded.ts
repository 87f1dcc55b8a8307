import type { Random } from '#shared/rules/grid.ts'
import { seededRandom } from '#tests/support/random.ts'

/** FAULT_SEED repeats the random choices of a run, but processes may still interleave differently. */
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 1_000_000))

/** Runs a test with random choices, and adds the seed to the error if it fails. */
export async function withSeed(run: (random: Random) => Promise<void>): Promise<void> {
  try {
    await run(seededRandom(SEED))
  } catch (error) {
    if (error instanceof Error) error.message += `\n(FAULT_SEED=${SEED})`
    throw error
  }
}
