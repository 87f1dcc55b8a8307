import { rangeOf, type Collection } from './catalogue.ts'
import type { Engine } from './command.ts'
import { documentKey, entryKey } from './indexes.ts'
import { decode } from './values.ts'

export interface VerifyReport {
  ok: boolean
  documents: number
  indexEntries: number
  /** One line for each kind of mismatch, with its number. */
  problems: string[]
}

/** Reads everything: each document is stored under its `_id`, and each index has exactly the entries of its documents. */
export function verify({ storage, catalogue }: Engine): VerifyReport {
  const found = new Map<string, number>()
  const report = { documents: 0, indexEntries: 0 }
  for (const collection of catalogue.all())
    verifyCollection(storage, collection, report, (problem, times = 1) => {
      if (times > 0) found.set(problem, (found.get(problem) ?? 0) + times)
    })
  const problems = [...found].map(([problem, times]) => `${times} ${problem}`)
  return { ok: problems.length === 0, ...report, problems }
}

function verifyCollection(
  storage: Engine['storage'],
  collection: Collection,
  report: Pick<VerifyReport, 'documents' | 'indexEntries'>,
  add: (problem: string, times?: number) => void,
): void {
  const { ns, id } = collection
  // What an interrupted build has left is deleted by the next one.
  const indexes = collection.indexes.slice(1).filter(({ building }) => !building)
  let documents = 0
  for (const { key: at, value } of storage.scan(rangeOf(id))) {
    documents++
    try {
      const doc = decode(value)
      if (!documentKey(collection, doc._id).equals(at)) add(`documents of ${ns} under another _id`)
      for (const index of indexes)
        if (!storage.get(entryKey(index, doc, at))?.equals(at))
          add(`documents of ${ns} that ${index.name} lacks`)
    } catch {
      add(`unreadable documents of ${ns}`)
    }
  }
  report.documents += documents
  for (const index of indexes) {
    const places = [...storage.scan(rangeOf(index.id))].map(({ value }) => value)
    report.indexEntries += places.length
    // No two documents have the same entry: as many of both are the same ones.
    if (places.length === documents) continue
    const missing = places.filter((at) => !storage.get(at)).length
    add(`documents of ${ns} are in ${index.name} and nowhere else`, missing)
    if (missing === 0) add(`entries of ${index.name} too many in ${ns}`, places.length - documents)
  }
}
