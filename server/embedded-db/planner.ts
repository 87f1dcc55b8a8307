import { prefix, type Collection, type Index } from './catalogue.ts'
import { encodeKey, typeByte } from './key-encoding.ts'
import { matches, type Predicate, type RangeOperator } from './matcher.ts'
import type { SortField } from './sort.ts'
import type { KeyRange } from './storage.ts'
import type { Value } from './values.ts'

/** One index, and the parts of it to read. */
export interface Scan {
  index: Index
  ranges: KeyRange[]
}

export interface Plan {
  scans: Scan[]
  /** Read backwards: the sort asked for is the index's order reversed. */
  reverse: boolean
  /** The entries come in the order asked for. */
  sorted: boolean
  /** Every entry read is a match: the documents need not be looked at to count them. */
  exact: boolean
  /** The names of the indexes, or `COLLSCAN` when all documents are read. */
  summary: string
}

type Condition = Exclude<Predicate, { op: '$or' }>

/** A unique index whose every field is held to a point finds one document for it: no other index finds fewer. */
const WHOLE_UNIQUE_SCORE = 1000

/** More points than this are not looked up one by one. */
const MAX_POINTS = 1000

interface Bounds {
  ranges: KeyRange[]
  /** How many leading fields of the index are held to points, and to one point each. */
  points: number
  single: boolean
  ranged: boolean
}

/** Chooses the index whose leading fields the filter fixes best; the sort decides between equals. */
export function plan(collection: Collection, predicates: Predicate[], sort: SortField[]): Plan {
  const conditions = predicates.filter((predicate): predicate is Condition => predicate.op !== '$or')
  let best: { index: Index; bounds: Bounds; order: Order; score: number } | undefined
  for (const index of collection.indexes) {
    if (index.partial && !index.partial.predicates.every((wanted) => implied(wanted, conditions))) continue
    const bounds = boundsOf(index, conditions)
    const order = orderOf(index, bounds, sort)
    const whole = index.unique && bounds.points === index.fields.length ? WHOLE_UNIQUE_SCORE : 0
    const score =
      bounds.points * 10 + (bounds.ranged ? 5 : 0) + (sort.length > 0 && order.sorted ? 3 : 0) + whole
    if (!best || score > best.score) best = { index, bounds, order, score }
  }
  const { index, bounds, order, score } = best!
  const bounded = bounds.points > 0 || bounds.ranged
  if (!bounded) {
    const union = unionOf(collection, predicates)
    if (union) return union
  }
  return {
    scans: [{ index, ranges: bounds.ranges }],
    ...order,
    exact: !index.multikey && bounds.points === predicates.length,
    summary: score > 0 ? index.name : 'COLLSCAN',
  }
}

/** An `$or` whose every branch has an index of its own is the union of what they find. */
function unionOf(collection: Collection, predicates: Predicate[]): Plan | undefined {
  for (const predicate of predicates) {
    if (predicate.op !== '$or') continue
    const plans = predicate.branches.map((branch) => plan(collection, branch, []))
    if (plans.some(({ summary }) => summary.includes('COLLSCAN'))) continue
    const summary = plans.map((branch) => branch.summary).join('+')
    return {
      scans: plans.flatMap(({ scans }) => scans),
      reverse: false,
      sorted: false,
      exact: false,
      summary,
    }
  }
  return undefined
}

function boundsOf(index: Index, conditions: Condition[]): Bounds {
  let starts: Buffer[] = [prefix(index.id)]
  const bounds = { points: 0, single: true, ranged: false }
  for (const [path, direction] of index.fields) {
    const here = conditions.filter((condition) => condition.path === path)
    const points = pointsOf(here, direction === -1)
    if (points && starts.length * points.length <= MAX_POINTS) {
      starts = starts.flatMap((start) => points.map((point) => Buffer.concat([start, point])))
      bounds.points++
      bounds.single &&= points.length === 1
      continue
    }
    const ranges = here.filter((condition): condition is RangeCondition => isRange(condition))
    // Of an array, one element may satisfy the lower bound and another the upper: only one of them narrows the search.
    const used = index.multikey ? ranges.slice(0, 1) : ranges
    if (used.length === 0) break
    bounds.ranged = true
    return {
      ...bounds,
      ranges: starts.map((start) =>
        used.reduce(
          (range, condition) => narrowed(range, start, condition, direction === -1),
          typeRange(start, used[0]!, direction === -1),
        ),
      ),
    }
  }
  return { ...bounds, ranges: starts.map((start) => ({ start, end: after(start) })) }
}

/** The keys a field is held to by `$eq` or `$in`; arrays are left to the matcher, their entries are their elements. */
function pointsOf(conditions: Condition[], descending: boolean): Buffer[] | undefined {
  for (const condition of conditions) {
    const values =
      condition.op === '$eq' ? [condition.value] : condition.op === '$in' ? condition.values : undefined
    if (!values || values.some((value) => Array.isArray(value))) continue
    const keys = values.map((value) => encodeKey(value, descending))
    return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()]
  }
  return undefined
}

type RangeCondition = Extract<Condition, { op: RangeOperator }>

function isRange(condition: Condition): condition is RangeCondition {
  return (
    ['$gt', '$gte', '$lt', '$lte'].includes(condition.op) &&
    'value' in condition &&
    condition.value !== null &&
    condition.value !== undefined &&
    !Array.isArray(condition.value)
  )
}

/** All keys below `start` whose value is of the operand's type. */
function typeRange(start: Buffer, { value }: RangeCondition, descending: boolean): KeyRange {
  const type = descending ? 0xff - typeByte(value) : typeByte(value)
  return {
    start: Buffer.concat([start, Buffer.from([type])]),
    end: Buffer.concat([start, Buffer.from([type + 1])]),
  }
}

function narrowed(
  range: KeyRange,
  start: Buffer,
  { op, value }: RangeCondition,
  descending: boolean,
): KeyRange {
  const key = Buffer.concat([start, encodeKey(value, descending)])
  const inclusive = op === '$gte' || op === '$lte'
  const lower = (op === '$gt' || op === '$gte') !== descending
  if (lower) return { start: later(range.start, inclusive ? key : after(key)), end: range.end }
  return { start: range.start, end: earlier(range.end, inclusive ? after(key) : key) }
}

const later = (left: Buffer, right: Buffer) => (Buffer.compare(left, right) > 0 ? left : right)
const earlier = (left: Buffer, right: Buffer) => (Buffer.compare(left, right) < 0 ? left : right)

/** The first key that does not begin with `key`. */
function after(key: Buffer): Buffer {
  let length = key.length
  while (key[length - 1] === 0xff) length--
  const next = Buffer.from(key.subarray(0, length))
  next[length - 1]!++
  return next
}

type Order = Pick<Plan, 'sorted' | 'reverse'>

/** Whether the fields after the ones held to one point are the sort asked for, forwards or backwards. */
function orderOf(index: Index, bounds: Bounds, sort: SortField[]): Order {
  if (sort.length === 0) return { sorted: true, reverse: false }
  const unsorted = { sorted: false, reverse: false }
  if (index.multikey || !bounds.single) return unsorted
  const fixed = new Set(index.fields.slice(0, bounds.points).map(([path]) => path))
  const wanted = sort.filter(([path]) => !fixed.has(path))
  const rest = index.fields.slice(bounds.points)
  const reverse = wanted.length > 0 && rest[0]?.[1] !== wanted[0]?.[1]
  const sorted = wanted.every(([path, direction], i) => {
    const [indexPath, indexDirection] = rest[i] ?? []
    return path === indexPath && (direction === indexDirection) !== reverse
  })
  return sorted ? { sorted, reverse } : unsorted
}

/** True when whatever satisfies the filter's conditions satisfies `wanted`, a condition of a partial index. */
function implied(wanted: Predicate, conditions: Condition[]): boolean {
  if (wanted.op === '$or') return false
  return conditions.some((condition) => {
    if (condition.path !== wanted.path) return false
    const values: Value[] | undefined =
      condition.op === '$eq' ? [condition.value] : condition.op === '$in' ? condition.values : undefined
    if (values) {
      const holdsFor = (value: Value) =>
        value !== null &&
        value !== undefined &&
        !Array.isArray(value) &&
        matches({ v: value }, [{ ...wanted, path: 'v' }])
      return values.every(holdsFor)
    }
    if (wanted.op === '$exists') return wanted.exists && isRange(condition)
    return (
      'key' in condition && 'key' in wanted && condition.op === wanted.op && condition.key.equals(wanted.key)
    )
  })
}
