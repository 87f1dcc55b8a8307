import fc from 'fast-check'
import { GRID_SIZES } from '#shared/product.ts'
import type { Operation } from '#client/sync/change/operations.ts'
import { FAULTS, WEATHERS } from './bad-proxy.ts'

/** The relative frequency of each step in a history. */
const WEIGHTS = {
  type: 30,
  restructure: 6,
  call: 6,
  'take back': 3,
  'new round': 3,
  undo: 3,
  redo: 2,
  'apply again': 2,
  'put back': 3,
  save: 6,
  'Live off': 3,
  'Live on': 3,
  'new card': 2,
  'undo new card': 1,
  'open card': 6,
  'guest card': 4,
  'save as new': 1,
  'save to account': 2,
  'log in': 5,
  'log in as another': 1,
  'log out': 4,
  'close tab': 2,
  'duplicate tab': 2,
  reload: 2,
  resume: 4,
  'remove the co-host': 2,
  'add the co-host': 3,
  tap: 14,
  weather: 12,
  fault: 12,
  'everything is fine': 6,
  restart: 1,
  'restore backup': 1,
  wait: 4,
} as const

export type StepName = keyof typeof WEIGHTS
export const STEP_NAMES = Object.keys(WEIGHTS) as StepName[]

export interface Step {
  name: StepName
  /** Selects one of the tabs in which the step is possible. */
  who: number
  /** Selects a square, an operation, a network condition or a fault. */
  choice: number
  /** The time until the next step, in virtual milliseconds. */
  pause: number
}

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(...STEP_NAMES.map((name) => ({ weight: WEIGHTS[name], arbitrary: fc.constant(name) }))),
  who: fc.nat(11),
  choice: fc.nat(5039),
  pause: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 400 }) },
    { weight: 3, arbitrary: fc.integer({ min: 400, max: 3000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 3000, max: 20_000 }) },
  ),
})

/** Returns the steps of one history, which depend only on the seed. */
export function historyOf(seed: number): Step[] {
  const steps = fc.array(step, { minLength: 100, maxLength: 100, size: 'max' })
  return fc.sample(steps, { seed, numRuns: 1 })[0]!
}

export const weatherOf = (choice: number) => WEATHERS[choice % WEATHERS.length]!
export const faultOf = (choice: number) => FAULTS[choice % FAULTS.length]!

export function operationOf(choice: number): Operation {
  const kind = choice % 9
  if (kind === 0) return { type: 'clear' }
  if (kind === 1) return { type: 'resize', gridSize: GRID_SIZES[choice % GRID_SIZES.length]! }
  if (kind === 2) return { type: 'free-space', on: choice % 3 === 0 }
  if (kind === 3) return { type: 'swap', one: choice % 9, other: choice % 7 }
  if (kind < 6)
    return { type: 'fill', items: Array.from({ length: 25 }, (_, at) => `example ${choice} ${at}`) }
  if (kind === 8)
    return {
      type: 'paste',
      items: Array.from({ length: 30 }, (_, at) => `pasted ${choice} ${at}`),
      mode: 'fill',
    }
  return { type: 'shuffle' }
}
