import { expect } from 'vitest'
import { HAS_REDIS } from '#tests/support/redis-server.ts'
import { playHistory, type Outcome } from './history.ts'
import { historyOf, STEP_NAMES } from './steps.ts'

/** The statuses to reach. `failed` is missing, because it is a bug that no history may reach. */
const STATUSES = [
  ...['draft', 'loading', 'saved', 'saving', 'five', 'held'],
  ...['offline', 'signed-out', 'forbidden', 'refused'],
]

/** Returns the seeds to play: FUZZ_SEEDS=200 sets their number, FUZZ_FROM=101 the first one. */
export function seeds(count: number): number[] {
  const first = Number(process.env.FUZZ_FROM ?? 1)
  return Array.from({ length: Number(process.env.FUZZ_SEEDS ?? count) }, (_, at) => first + at)
}

/**
 * Plays the history of a seed, every other one on two joined nodes, and expects no rule to be broken. Prints the steps if
 * one is.
 */
export async function expectNothingBroken(seed: number): Promise<Outcome> {
  const outcome = await playHistory(historyOf(seed), HAS_REDIS && seed % 2 === 0 ? 2 : 1)
  const { broken, trace } = outcome
  expect({ broken, trace: broken.length > 0 ? trace : [] }).toEqual({ broken: [], trace: [] })
  expect(outcome.statuses).not.toContain('failed')
  return outcome
}

/** Checks that the histories reach all steps and statuses; otherwise they would prove little. */
export function expectAllReached(outcomes: readonly Outcome[]): void {
  const steps = new Set(outcomes.flatMap((outcome) => [...outcome.steps]))
  const statuses = new Set(outcomes.flatMap((outcome) => [...outcome.statuses]))
  expect(STEP_NAMES.filter((name) => !steps.has(name))).toEqual([])
  expect(STATUSES.filter((status) => !statuses.has(status))).toEqual([])
}
