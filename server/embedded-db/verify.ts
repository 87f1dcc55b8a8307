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
  const found = new Map<string, number>()
  const counts = { documents: 0, indexEntries: 0 }
  const add = (problem: string, times = 1) => {
    if (times > 0) found.set(problem, (found.get(problem) ?? 0) + times)
  }
  for (const collection of catalogue.all()) {
    const { ns, id } = collection
    // What an interrupted build has left is deleted by the next build.
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
    counts.documents += documents
    for (const index of indexes) {
      const places = [...storage.scan(rangeOf(index.id))].map(({ value }) => value)
      counts.indexEntries += places.length
      // No two documents have the same entry: if there are as many entries as documents, they match.
      if (places.length === documents) continue
      const missing = places.filter((at) => !storage.get(at)).length
      add(`documents of ${ns} are in ${index.name} and nowhere else`, missing)
      if (missing === 0) add(`entries of ${index.name} too many in ${ns}`, places.length - documents)
    }
  }
  return { ...counts, problems: [...found].map(([problem, times]) => `${times} ${problem}`) }
}
