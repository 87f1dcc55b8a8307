import { prefix } from './catalogue.ts'
import type { Engine } from './command.ts'
import { change } from './indexes.ts'
import { encodeKey, TYPE } from './key-encoding.ts'
import { BATCH_DOCUMENTS } from './query.ts'
import { decode } from './values.ts'

/** MongoDB looks for expired documents as often. */
export const TTL_INTERVAL_MS = 60_000

/** Deletes documents with a date in a TTL index that is `expireAfterSeconds` ago. */
export async function deleteExpired({ storage, catalogue }: Engine): Promise<void> {
  const all = catalogue
    .all()
    .flatMap((collection) => collection.indexes.map((index) => ({ ns: collection.ns, ...index })))
  for (const { ns, id, expireAfterSeconds } of all) {
    if (expireAfterSeconds === undefined) continue
    const kept = encodeKey(new Date(Date.now() - expireAfterSeconds * 1000 + 1))!
    const expired = {
      start: Buffer.concat([prefix(id), Buffer.from([TYPE.date])]),
      end: Buffer.concat([prefix(id), kept]),
    }
    for (let deleted = BATCH_DOCUMENTS; deleted === BATCH_DOCUMENTS;) {
      deleted = await storage.write(() => {
        const entries = storage.first(BATCH_DOCUMENTS, expired)
        for (const { value: at } of entries)
          change(storage, catalogue.get(ns)!, { at, before: decode(storage.get(at)!) })
        return entries.length
      })
    }
  }
}
