import { setImmediate } from 'node:timers/promises'
import { type Collection, type SortField, keyPrefix, type Index } from './catalogue.ts'
import { matches, type Predicate, type Condition } from './matcher.ts'
import type { Storage, KeyRange } from './storage.ts'
import { decode, type Doc } from './values.ts'
import { unsupportedError } from './errors.ts'
import { prefixEnd, invertKey } from './key-encoding.ts'

interface Plan {
  index: Index
  /** The parts of the index to read. */
  ranges: KeyRange[]
  /** Whether each range has one entry at most, at its start. */
  isUniqueLookup: boolean
  /** Whether to read backwards, because the sort is the index's order reversed. */
  reverse: boolean
  /** Whether every entry read is a match, so that counting needs no documents. */
  isCovered: boolean
  /** The name of the index, or `COLLSCAN` when all documents are read. */
  summary: string
}

/** A unique index with all of its fields fixed finds one document: no other index finds fewer. */
const UNIQUE_LOOKUP_SCORE = 1000

/** Chooses the index that gives the order of `sort`, with the most leading fields fixed by the filter. */
function choosePlan(collection: Collection, predicates: Predicate[], sort: SortField[]): Plan {
  const conditions = predicates.filter((predicate) => predicate.op !== '$or')
  let best: (Plan & { score: number }) | undefined
  for (const index of collection.indexes) {
    if (index.building) continue
    const { ranges, fixed } = boundsOf(index, conditions, sort.length > 0)
    const reverse = isReversed(index, fixed, sort)
    if (reverse === undefined) continue
    const isUniqueLookup = index.unique && fixed === index.fields.length
    const score = fixed + (isUniqueLookup ? UNIQUE_LOOKUP_SCORE : 0)
    if (best && score <= best.score) continue
    const summary = fixed > 0 ? index.name : 'COLLSCAN'
    best = { index, ranges, isUniqueLookup, reverse, isCovered: fixed === predicates.length, summary, score }
  }
  if (!best) throw unsupportedError(`a sort that no index serves: ${sort.join(' ')}`)
  return best
}

/**
 * @param sorted whether order matters: then only single values fix a field, as entries of several are not in one order
 * @returns `fixed`: how many leading fields of the index `$eq` or `$in` fix
 */
function boundsOf(index: Index, conditions: Condition[], sorted: boolean) {
  let starts: Buffer[] = [keyPrefix(index.id)]
  let fixed = 0
  for (const [path, direction] of index.fields) {
    const condition = conditions.find(
      ({ op, path: conditionPath }) => conditionPath === path && (op === '$eq' || op === '$in'),
    )
    if (!condition || (sorted && condition.keys.length > 1)) break
    const unique = new Map(condition.keys.map((key) => [key.toString('latin1'), key]))
    const points = [...unique.values()].map((key) => (direction === 1 ? key : invertKey(key)))
    starts = starts.flatMap((start) => points.map((point) => Buffer.concat([start, point])))
    fixed++
  }
  return { ranges: starts.map((start) => ({ start, end: prefixEnd(start) })), fixed }
}

/** Whether the sort is the reversed order of the index after its fixed fields; undefined when it is neither order. */
function isReversed(index: Index, fixed: number, sort: SortField[]): boolean | undefined {
  const fixedPaths = index.fields.slice(0, fixed).map(([path]) => path)
  const wanted = sort.filter(([path]) => !fixedPaths.includes(path))
  const indexOrder = index.fields.slice(fixed)
  const reverse = wanted.length > 0 && indexOrder[0]?.[1] !== wanted[0]![1]
  const isServed = wanted.every(([path, direction], i) => {
    const [indexPath, indexDirection] = indexOrder[i] ?? []
    return path === indexPath && (direction === indexDirection) !== reverse
  })
  return isServed ? reverse : undefined
}

/** How many documents a command handles before other commands have their turn; fewer when they are large. */
export const BATCH_DOCUMENTS = 500

/** How many candidates may still be read before a pause. Each kB of a document counts like another one. */
export interface Budget {
  remaining: number
}

export function spend(budget: Budget, bytes: Uint8Array): void {
  budget.remaining -= bytes.length >> 10
}

export interface Row {
  /** The document's key in the storage. */
  docKey: Buffer
  bytes: Buffer
  doc: Doc
}

export interface Query {
  predicates: Predicate[]
  sort?: SortField[]
  skip?: number
  limit?: number
  /** Receives the summary of the plan. */
  plans: string[]
  /** Shared by several queries that run in one turn. */
  budget?: Budget
}

/** Results, and `undefined` after each BATCH_DOCUMENTS candidates: time for a pause. */
type PausingGenerator<T> = Generator<T | undefined>

/** Yields the matching documents in the requested order, each once, read lazily. */
export function* find(storage: Storage, collection: Collection, query: Query): PausingGenerator<Row> {
  const { predicates, sort = [], skip = 0, limit = Infinity, plans } = query
  const chosen = choosePlan(collection, predicates, sort)
  plans.push(chosen.summary)
  let position = 0
  for (const row of matchingRows(storage, chosen, query)) {
    if (row === undefined || position++ >= skip) yield row
    if (position >= skip + limit) return
  }
}

/** Yields the results without the pauses, in which other commands have their turn. */
export async function* withoutPauses<T>(found: PausingGenerator<T>): AsyncGenerator<T> {
  for (const result of found) {
    if (result === undefined) await setImmediate()
    else yield result
  }
}

export async function count(storage: Storage, collection: Collection, query: Query): Promise<number> {
  const { budget = { remaining: BATCH_DOCUMENTS } } = query
  const chosen = choosePlan(collection, query.predicates, [])
  query.plans.push(chosen.summary)
  const found = withoutPauses<unknown>(
    chosen.isCovered ? findCandidates(storage, chosen, budget) : matchingRows(storage, chosen, query),
  )
  let n = 0
  while (!(await found.next()).done) n++
  return n
}

function* matchingRows(storage: Storage, chosen: Plan, query: Query): PausingGenerator<Row> {
  const { predicates, budget = { remaining: BATCH_DOCUMENTS } } = query
  for (const candidate of findCandidates(storage, chosen, budget)) {
    if (candidate === undefined) {
      yield undefined
      continue
    }
    const { docKey, bytes = storage.get(docKey) } = candidate
    // The document was deleted during a pause, or between two batches of a cursor.
    if (bytes === undefined) continue
    spend(budget, bytes)
    const doc = decode(bytes)
    if (matches(doc, predicates)) yield { docKey, bytes, doc }
  }
}

interface Candidate {
  docKey: Buffer
  bytes?: Buffer
}

/** Yields the keys of the candidates, with the document's bytes where the scan reads them anyway. */
function* findCandidates(
  storage: Storage,
  { index, ranges, isUniqueLookup, reverse }: Plan,
  budget: Budget,
): PausingGenerator<Candidate> {
  for (const range of ranges) {
    for (const { key, value } of isUniqueLookup
      ? storage.entriesAt(range.start)
      : storage.scan(range, reverse)) {
      yield index.name === '_id_' ? { docKey: key, bytes: value } : { docKey: value }
      if (--budget.remaining <= 0) {
        budget.remaining = BATCH_DOCUMENTS
        yield undefined
      }
    }
  }
}
