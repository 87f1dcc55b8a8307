import { expect } from 'vitest'
import { HAS_REDIS } from '#tests/support/redis-server.ts'
import { playHistory, type Outcome } from './history.ts'
import { historyOf, STEP_NAMES } from './steps.ts'

/** `failed` is a defect of ours: no history may reach it. */
const STATUSES = [
  ...['draft', 'loading', 'saved', 'saving', 'five', 'held'],
  ...['offline', 'signed-out', 'forbidden', 'refused'],
]

/** FUZZ_SEEDS=200 plays that many histories, FUZZ_FROM=101 begins at another one. */
export function seeds(count: number): number[] {
  const first = Number(process.env.FUZZ_FROM ?? 1)
  return Array.from({ length: Number(process.env.FUZZ_SEEDS ?? count) }, (_, at) => first + at)
}

/**
 * Plays the history of a seed, every other one on two joined nodes, and expects no rule to be broken; the steps are
 * shown if one is.
 */
export async function expectNothingBroken(seed: number): Promise<Outcome> {
  const outcome = await playHistory(historyOf(seed), HAS_REDIS && seed % 2 === 0 ? 2 : 1)
  const { broken, trace } = outcome
  expect({ broken, trace: broken.length > 0 ? trace : [] }).toEqual({ broken: [], trace: [] })
  expect(outcome.statuses).not.toContain('failed')
  return outcome
}

/** Histories that reach everything: without that they prove little. */
export function expectAllReached(outcomes: readonly Outcome[]): void {
  const steps = new Set(outcomes.flatMap((outcome) => [...outcome.steps]))
  const statuses = new Set(outcomes.flatMap((outcome) => [...outcome.statuses]))
  expect(STEP_NAMES.filter((name) => !steps.has(name))).toEqual([])
  expect(STATUSES.filter((status) => !statuses.has(status))).toEqual([])
}
