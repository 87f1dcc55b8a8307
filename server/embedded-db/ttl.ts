import type { Engine } from './command.ts'
import { change } from './indexes.ts'
import { compileFilter } from './matcher.ts'
import { find } from './query.ts'

/** As often as MongoDB looks for expired documents. */
export const TTL_INTERVAL_MS = 60_000
/** Deleted in one commit at most, so that others get their turn. */
const BATCH_DOCUMENTS = 500

/** Deletes the documents whose date in a TTL index is `expireAfterSeconds` ago; how many. */
export async function deleteExpired({ storage, catalogue }: Engine, now = Date.now()): Promise<number> {
  let deleted = 0
  for (const { ns, indexes } of catalogue.all()) {
    for (const { id, fields, partial, expireAfterSeconds } of indexes) {
      if (expireAfterSeconds === undefined) continue
      const until = new Date(now - expireAfterSeconds * 1000)
      const predicates = [
        ...compileFilter({ [fields[0]![0]]: { $lte: until } }),
        ...(partial?.predicates ?? []),
      ]
      for (let batch = BATCH_DOCUMENTS; batch === BATCH_DOCUMENTS; deleted += batch) {
        batch = await storage.write(() => {
          const collection = catalogue.get(ns)
          if (!collection?.indexes.some((index) => index.id === id)) return 0
          const rows = [...find(storage, collection, { predicates, limit: BATCH_DOCUMENTS })]
          for (const { at, doc } of rows) change(storage, catalogue, collection, { at, before: doc })
          return rows.length
        })
      }
    }
  }
  return deleted
}
