import type { Random } from '#shared/rules/grid.ts'
import { seededRandom } from '#tests/support/random.ts'

/** FAULT_SEED repeats the choices of a run; how the processes interleave differs all the same. */
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 1_000_000))

/** Runs a test with random choices, and names their seed when it fails. */
export async function withSeed(run: (random: Random) => Promise<void>): Promise<void> {
  try {
    await run(seededRandom(SEED))
  } catch (error) {
    if (error instanceof Error) error.message += `\n(FAULT_SEED=${SEED})`
    throw error
  }
}
