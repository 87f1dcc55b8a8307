import { rangeOf, type Collection } from './catalogue.ts'
import type { Engine } from './command.ts'
import { documentKey, entriesOf } from './indexes.ts'
import { decode } from './values.ts'

export interface VerifyReport {
  ok: boolean
  collections: number
  documents: number
  indexEntries: number
  /** What does not fit, one line each; empty when all is well. */
  problems: string[]
}

/** Reads everything: each document stands under its `_id`, and each index has exactly the entries its documents ask for. */
export function verify({ storage, catalogue }: Engine): VerifyReport {
  const report: VerifyReport = { ok: true, collections: 0, documents: 0, indexEntries: 0, problems: [] }
  for (const collection of catalogue.all()) {
    report.collections++
    verifyCollection(storage, collection, report)
  }
  report.ok = report.problems.length === 0
  return report
}

function verifyCollection(storage: Engine['storage'], collection: Collection, report: VerifyReport): void {
  const { ns, id, indexes } = collection
  const expected = new Map(indexes.slice(1).map((index) => [index, 0]))
  for (const { key: at, value } of storage.scan(rangeOf(id))) {
    report.documents++
    try {
      const doc = decode(value)
      if (!documentKey(collection, doc._id).equals(at))
        report.problems.push(`${ns}: a document stands under a foreign _id`)
      for (const [index, count] of expected) {
        const entries = entriesOf(collection, index, doc, at)
        expected.set(index, count + entries.size)
        for (const { key } of entries.values()) {
          if (!storage.get(key)?.equals(at))
            report.problems.push(`${ns}: ${index.name} lacks an entry of a document`)
        }
      }
    } catch (error) {
      report.problems.push(`${ns}: a document cannot be read: ${String(error)}`)
    }
  }
  for (const [index, count] of expected) {
    let entries = 0
    for (const { value } of storage.scan(rangeOf(index.id))) {
      entries++
      if (!storage.get(value))
        report.problems.push(`${ns}: ${index.name} points at a document that is not there`)
    }
    report.indexEntries += entries
    if (entries !== count) report.problems.push(`${ns}: ${index.name} has ${entries} entries, not ${count}`)
  }
}
