import { prefix, type Collection, type Index, type SortField } from './catalogue.ts'
import { unsupported } from './errors.ts'
import { after, inverted } from './key-encoding.ts'
import type { Condition, Predicate } from './matcher.ts'
import type { KeyRange } from './storage.ts'

export interface Plan {
  /** The parts of the indexes to read. */
  scans: { index: Index; ranges: KeyRange[] }[]
  /** Read backwards: the sort is the index's order reversed. */
  reverse: boolean
  /** Every entry read is a match, so counting needs no documents. */
  exact: boolean
  /** The names of the indexes, or `COLLSCAN` when all documents are read. */
  summary: string
}

interface Bounds {
  ranges: KeyRange[]
  /** How many leading fields of the index `$eq` or `$in` fix. */
  fixed: number
}

/** A unique index with all of its fields fixed finds one document: no other index finds fewer. */
const WHOLE_UNIQUE_SCORE = 1000

/** Chooses the index that gives the order of `sort`, with the most leading fields fixed by the filter. */
export function plan(collection: Collection, predicates: Predicate[], sort: SortField[]): Plan {
  const conditions = predicates.filter((predicate) => predicate.op !== '$or')
  let best: { index: Index; bounds: Bounds; reverse: boolean; score: number } | undefined
  for (const index of collection.indexes) {
    if (index.building) continue
    const bounds = boundsOf(index, conditions, sort.length > 0)
    const reverse = isReversed(index, bounds.fixed, sort)
    if (reverse === undefined) continue
    const whole = index.unique && bounds.fixed === index.fields.length
    const score = bounds.fixed + (whole ? WHOLE_UNIQUE_SCORE : 0)
    if (!best || score > best.score) best = { index, bounds, reverse, score }
  }
  if (!best) throw unsupported(`a sort that no index serves: ${sort.join(' ')}`)
  const { index, bounds, reverse } = best
  const union = bounds.fixed === 0 && sort.length === 0 ? unionOf(collection, predicates) : undefined
  return (
    union ?? {
      scans: [{ index, ranges: bounds.ranges }],
      reverse,
      exact: bounds.fixed === predicates.length,
      summary: bounds.fixed > 0 ? index.name : 'COLLSCAN',
    }
  )
}

/** An `$or` with an index for every branch is the union of their results. */
function unionOf(collection: Collection, predicates: Predicate[]): Plan | undefined {
  for (const predicate of predicates) {
    if (predicate.op !== '$or') continue
    const plans = predicate.branches.map((branch) => plan(collection, branch, []))
    if (plans.some(({ summary }) => summary.includes('COLLSCAN'))) continue
    const summary = plans.map((branch) => branch.summary).join('+')
    return { scans: plans.flatMap(({ scans }) => scans), reverse: false, exact: false, summary }
  }
  return undefined
}

/** @param sorted only single values fix a field then: the entries of several are not in one order */
function boundsOf(index: Index, conditions: Condition[], sorted: boolean): Bounds {
  let starts: Buffer[] = [prefix(index.id)]
  let fixed = 0
  for (const [path, direction] of index.fields) {
    const condition = conditions.find(({ op, path: on }) => on === path && (op === '$eq' || op === '$in'))
    if (!condition || (sorted && condition.keys.length > 1)) break
    const unique = new Map(condition.keys.map((key) => [key.toString('latin1'), key]))
    const points = [...unique.values()].map((key) => (direction === 1 ? key : inverted(key)))
    starts = starts.flatMap((start) => points.map((point) => Buffer.concat([start, point])))
    fixed++
  }
  return { ranges: starts.map((start) => ({ start, end: after(start) })), fixed }
}

/** Whether the sort is the reversed order of the index behind its fixed fields; undefined when it is neither order. */
function isReversed(index: Index, fixed: number, sort: SortField[]): boolean | undefined {
  const fixedPaths = index.fields.slice(0, fixed).map(([path]) => path)
  const wanted = sort.filter(([path]) => !fixedPaths.includes(path))
  const order = index.fields.slice(fixed)
  const reverse = wanted.length > 0 && order[0]?.[1] !== wanted[0]![1]
  const served = wanted.every(([path, direction], i) => {
    const [indexPath, indexDirection] = order[i] ?? []
    return path === indexPath && (direction === indexDirection) !== reverse
  })
  return served ? reverse : undefined
}
