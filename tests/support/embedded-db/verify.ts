import { rangeOf, type Collection } from '#server/embedded-db/catalogue.ts'
import type { Engine } from '#server/embedded-db/command.ts'
import { documentKey, entryKey } from '#server/embedded-db/indexes.ts'
import { decode } from '#server/embedded-db/values.ts'

export interface VerifyReport {
  ok: boolean
  documents: number
  indexEntries: number
  /** One line for each mismatch. */
  problems: string[]
}

/** Reads everything: each document is stored under its `_id`, and each index has exactly the entries of its documents. */
export function verify({ storage, catalogue }: Engine): VerifyReport {
  const report: VerifyReport = { ok: true, documents: 0, indexEntries: 0, problems: [] }
  for (const collection of catalogue.all()) verifyCollection(storage, collection, report)
  report.ok = report.problems.length === 0
  return report
}

function verifyCollection(storage: Engine['storage'], collection: Collection, report: VerifyReport): void {
  const { ns, id, indexes } = collection
  let documents = 0
  for (const { key: at, value } of storage.scan(rangeOf(id))) {
    documents++
    try {
      const doc = decode(value)
      if (!documentKey(collection, doc._id).equals(at))
        report.problems.push(`${ns}: document under another _id`)
      for (const index of indexes.slice(1))
        if (!storage.get(entryKey(index, doc, at))?.equals(at))
          report.problems.push(`${ns}: ${index.name} lacks the entry of a document`)
    } catch (error) {
      report.problems.push(`${ns}: unreadable document: ${String(error)}`)
    }
  }
  report.documents += documents
  for (const index of indexes.slice(1)) {
    let entries = 0
    for (const { value } of storage.scan(rangeOf(index.id))) {
      entries++
      if (!storage.get(value)) report.problems.push(`${ns}: ${index.name} points at a missing document`)
    }
    report.indexEntries += entries
    if (entries !== documents)
      report.problems.push(`${ns}: ${index.name} has ${entries} entries for ${documents}`)
  }
}
