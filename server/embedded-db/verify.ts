import { rangeOf } from './catalogue.ts'
import type { Engine } from './command.ts'
import { documentKey, entryKey } from './indexes.ts'
import { decode } from './values.ts'

/** `problems` has one line for each kind of mismatch, with its number. */
export interface VerifyReport {
  documents: number
  indexEntries: number
  problems: string[]
}

/** Reads everything: each document must be under its `_id`, and each index have exactly its documents' entries. */
export function verify({ storage, catalogue }: Engine): VerifyReport {
  const countByProblem = new Map<string, number>()
  const counts = { documents: 0, indexEntries: 0 }
  const addProblem = (problem: string, times = 1) => {
    if (times > 0) countByProblem.set(problem, (countByProblem.get(problem) ?? 0) + times)
  }
  for (const collection of catalogue.all()) {
    const { namespace, id } = collection
    // What an interrupted build has left is deleted by the next build.
    const indexes = collection.indexes.slice(1).filter(({ building }) => !building)
    let documents = 0
    for (const { key: docKey, value } of storage.scan(rangeOf(id))) {
      documents++
      try {
        const doc = decode(value)
        if (!documentKey(collection, doc._id).equals(docKey))
          addProblem(`documents of ${namespace} under another _id`)
        for (const index of indexes)
          if (!storage.get(entryKey(index, doc, docKey))?.equals(docKey))
            addProblem(`documents of ${namespace} that ${index.name} lacks`)
      } catch {
        addProblem(`unreadable documents of ${namespace}`)
      }
    }
    counts.documents += documents
    for (const index of indexes) {
      const docKeys = [...storage.scan(rangeOf(index.id))].map(({ value }) => value)
      counts.indexEntries += docKeys.length
      // No two documents have the same entry: if there are as many entries as documents, they match.
      if (docKeys.length === documents) continue
      const missing = docKeys.filter((docKey) => !storage.get(docKey)).length
      addProblem(`documents of ${namespace} are in ${index.name} and nowhere else`, missing)
      if (missing === 0)
        addProblem(`entries of ${index.name} too many in ${namespace}`, docKeys.length - documents)
    }
  }
  return { ...counts, problems: [...countByProblem].map(([problem, times]) => `${times} ${problem}`) }
}
