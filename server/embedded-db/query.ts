import type { Collection, SortField } from './catalogue.ts'
import { matches, type Predicate } from './matcher.ts'
import { plan, type Plan } from './planner.ts'
import type { Storage } from './storage.ts'
import { decode, type Doc } from './values.ts'

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
}

/** The matching documents in the requested order, each once, read lazily. */
export function* find(storage: Storage, collection: Collection, query: Query): Generator<Row> {
  const { predicates, sort = [], skip = 0, limit = Infinity, plans } = query
  const chosen = plan(collection, predicates, sort)
  plans.push(chosen.summary)
  let position = 0
  for (const row of matching(storage, chosen, predicates)) {
    if (position++ >= skip) yield row
    if (position >= skip + limit) return
  }
}

export function count(storage: Storage, collection: Collection, { predicates, plans }: Query): number {
  const chosen = plan(collection, predicates, [])
  plans.push(chosen.summary)
  let n = 0
  const found = chosen.exact ? places(storage, chosen) : matching(storage, chosen, predicates)
  while (!found.next().done) n++
  return n
}

function* matching(storage: Storage, chosen: Plan, predicates: Predicate[]): Generator<Row> {
  for (const { at, bytes = storage.get(at) } of places(storage, chosen)) {
    // Deleted between two batches of a cursor.
    if (bytes === undefined) continue
    const doc = decode(bytes)
    if (matches(doc, predicates)) yield { at, bytes, doc }
  }
}

/** The keys of the candidates, each once; with the document's bytes where the scan reads them anyway. */
function* places(storage: Storage, { scans, reverse }: Plan): Generator<{ at: Buffer; bytes?: Buffer }> {
  const seen = new Set<string>()
  for (const { index, ranges } of scans) {
    for (const range of ranges) {
      for (const { key, value } of storage.scan(range, reverse)) {
        const found = index.name === '_id_' ? { at: key, bytes: value } : { at: value }
        const text = scans.length > 1 ? found.at.toString('latin1') : ''
        if (seen.has(text)) continue
        if (scans.length > 1) seen.add(text)
        yield found
      }
    }
  }
}
