import type { Collection } from './catalogue.ts'
import { matches, type Predicate } from './matcher.ts'
import { plan, type Plan } from './planner.ts'
import { sortInMemory, type SortField } from './sort.ts'
import type { Storage } from './storage.ts'
import { decode, type Doc } from './values.ts'

export interface Row {
  at: Buffer
  bytes: Buffer
  doc: Doc
}

export interface Query {
  predicates: Predicate[]
  sort?: SortField[]
  skip?: number
  limit?: number
  /** Told how the documents are found: the names of the indexes, or `COLLSCAN`. */
  onPlan?: (summary: string) => void
}

/** The matching documents in the order asked for, each once, read as they are taken. */
export function* find(storage: Storage, collection: Collection, query: Query): Generator<Row> {
  const { predicates, sort = [], skip = 0, limit = Infinity, onPlan } = query
  const chosen = plan(collection, predicates, sort)
  onPlan?.(chosen.summary)
  const rows = matching(storage, chosen, predicates)
  const ordered = chosen.sorted ? rows : sortInMemory(rows, sort, skip + limit)
  let position = 0
  for (const row of ordered) {
    if (position++ < skip) continue
    yield row
    if (position >= skip + limit) return
  }
}

export function count(storage: Storage, collection: Collection, { predicates, onPlan }: Query): number {
  const chosen = plan(collection, predicates, [])
  onPlan?.(chosen.summary)
  let n = 0
  const found = chosen.exact ? places(storage, chosen) : matching(storage, chosen, predicates)
  while (!found.next().done) n++
  return n
}

/** Where the candidates stand, each once; with the document's bytes where the scan has read them anyway. */
function* places(storage: Storage, { scans, reverse }: Plan): Generator<{ at: Buffer; bytes?: Buffer }> {
  const several = scans.length > 1 || scans.some(({ index }) => index.multikey)
  const seen = new Set<string>()
  for (const { index, ranges } of scans) {
    for (const range of ranges) {
      for (const { key, value } of storage.scan(range, reverse)) {
        const found = index.name === '_id_' ? { at: key, bytes: value } : { at: value }
        if (several) {
          const text = found.at.toString('latin1')
          if (seen.has(text)) continue
          seen.add(text)
        }
        yield found
      }
    }
  }
}

function* matching(storage: Storage, chosen: Plan, predicates: Predicate[]): Generator<Row> {
  for (const { at, bytes = storage.get(at) } of places(storage, chosen)) {
    // Deleted between two batches of a cursor.
    if (bytes === undefined) continue
    const doc = decode(bytes)
    if (matches(doc, predicates)) yield { at, bytes, doc }
  }
}
