import { setImmediate } from 'node:timers/promises'
import type { Collection, SortField } from './catalogue.ts'
import { matches, type Predicate } from './matcher.ts'
import { plan, type Plan } from './planner.ts'
import type { Storage } from './storage.ts'
import { decode, type Doc } from './values.ts'

/** How many documents a command handles before other commands have their turn; fewer when they are large. */
export const BATCH_DOCUMENTS = 500

/** How many candidates may still be read before a pause. Each kB of a document counts like another one. */
export interface Pace {
  left: number
}

export function spend(pace: Pace, bytes: Uint8Array): void {
  pace.left -= bytes.length >> 10
}

export interface Row {
  /** The document's key in the storage. */
  at: Buffer
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
  pace?: Pace
}

/** Results, and `undefined` after each BATCH_DOCUMENTS candidates: time for a pause. */
type Paced<T> = Generator<T | undefined>

/** The matching documents in the requested order, each once, read lazily. */
export function* find(storage: Storage, collection: Collection, query: Query): Paced<Row> {
  const { predicates, sort = [], skip = 0, limit = Infinity, plans } = query
  const chosen = plan(collection, predicates, sort)
  plans.push(chosen.summary)
  let position = 0
  for (const row of matching(storage, chosen, query)) {
    if (row === undefined || position++ >= skip) yield row
    if (position >= skip + limit) return
  }
}

/** The results without the pauses, during which other commands have their turn. */
export async function* inTurns<T>(found: Paced<T>): AsyncGenerator<T> {
  for (const result of found) {
    if (result === undefined) await setImmediate()
    else yield result
  }
}

export async function count(storage: Storage, collection: Collection, query: Query): Promise<number> {
  const { pace = { left: BATCH_DOCUMENTS } } = query
  const chosen = plan(collection, query.predicates, [])
  query.plans.push(chosen.summary)
  const found = inTurns<unknown>(
    chosen.exact ? places(storage, chosen, pace) : matching(storage, chosen, query),
  )
  let n = 0
  while (!(await found.next()).done) n++
  return n
}

function* matching(storage: Storage, chosen: Plan, query: Query): Paced<Row> {
  const { predicates, pace = { left: BATCH_DOCUMENTS } } = query
  for (const place of places(storage, chosen, pace)) {
    if (place === undefined) {
      yield undefined
      continue
    }
    const { at, bytes = storage.get(at) } = place
    // Deleted during a pause, or between two batches of a cursor.
    if (bytes === undefined) continue
    spend(pace, bytes)
    const doc = decode(bytes)
    if (matches(doc, predicates)) yield { at, bytes, doc }
  }
}

interface Place {
  at: Buffer
  bytes?: Buffer
}

/** The keys of the candidates, each once; with the document's bytes where the scan reads them anyway. */
function* places(storage: Storage, { scans, reverse }: Plan, pace: Pace): Paced<Place> {
  const seen = new Set<string>()
  for (const { index, ranges } of scans) {
    for (const range of ranges) {
      for (const { key, value } of storage.scan(range, reverse)) {
        const found = index.name === '_id_' ? { at: key, bytes: value } : { at: value }
        const text = scans.length > 1 ? found.at.toString('latin1') : ''
        if (!seen.has(text)) yield found
        if (scans.length > 1) seen.add(text)
        if (--pace.left <= 0) {
          pace.left = BATCH_DOCUMENTS
          yield undefined
        }
      }
    }
  }
}
