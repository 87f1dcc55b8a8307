import type { Random } from '#shared/rules/grid.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'
import type { Change, Condition, Filter, NaiveDoc, Scalar } from './naive-model.ts'

/** Random choices that depend on a seed. */
export class Chance {
  readonly #random: Random
  constructor(seed: number) {
    this.#random = seededRandom(seed)
  }

  /** Returns an integer from 0 up to, but not including, `limit`. */
  below = (limit: number): number => randomBelow(this.#random, limit)
  pick = <T>(values: readonly T[]): T => randomOf(this.#random, values)
}

const FIELDS = ['a', 'b', 'n', 'u'] as const
const SCALARS: readonly Scalar[] = [0, 1, 2, 3, -1, 2.5, 'a', 'b', 'ab', '', null]

const scalar = (chance: Chance) => chance.pick(SCALARS)

export function randomDoc(chance: Chance, _id: number): NaiveDoc {
  const doc: NaiveDoc = { _id, u: chance.below(100_000) }
  if (chance.below(4)) doc.a = scalar(chance)
  if (chance.below(4)) doc.b = scalar(chance)
  if (chance.below(2)) doc.n = chance.below(100)
  return doc
}

function condition(chance: Chance, name: string): Condition {
  const value = name === 'n' || name === 'u' ? chance.below(100) : scalar(chance)
  switch (chance.below(8)) {
    case 0:
      return { $in: [value, scalar(chance), scalar(chance)] }
    case 1:
      return { $ne: value }
    case 2:
      return { $gt: value }
    case 3:
      return { $gt: value, $lt: scalar(chance) }
    default:
      return value
  }
}

export function randomFilter(chance: Chance, ids: number, depth = 0): Filter {
  const filter: Filter = {}
  for (let i = chance.below(3); i >= 0; i--) {
    const name = chance.pick(FIELDS)
    filter[name] = condition(chance, name)
  }
  if (chance.below(4) === 0) filter._id = chance.below(2) ? chance.below(ids) : { $gt: chance.below(ids) }
  if (depth === 0 && chance.below(4) === 0) {
    const branches = [randomFilter(chance, ids, 1), randomFilter(chance, ids, 1)]
    return chance.below(2) ? { $or: branches } : { ...filter, $or: branches }
  }
  return filter
}

export function randomChange(chance: Chance): Change {
  const change: Change = {}
  const names = [...FIELDS].sort(() => chance.below(3) - 1)
  const set = names.pop()!
  const value = set === 'u' ? chance.below(1000) : set === 'n' ? chance.below(200) : scalar(chance)
  change.$set = { [set]: value }
  if (chance.below(3) === 0) change.$unset = { [names.pop()!]: 1 }
  if (chance.below(2) === 0 && names.includes('n')) change.$inc = { n: chance.below(5) - 2 }
  else if (chance.below(8) === 0 && names.includes('a')) change.$inc = { a: 1 }
  return change
}

/** Returns a sort that one of the test's indexes supports. */
export function randomSort(chance: Chance): Record<string, 1 | -1> {
  const direction = chance.below(2) ? 1 : -1
  const opposite = direction === 1 ? -1 : 1
  switch (chance.below(4)) {
    case 0:
      return { _id: direction }
    case 1:
      return { a: direction, b: opposite, _id: direction }
    default:
      return { n: direction, _id: direction }
  }
}
