import { LRUCache } from 'lru-cache'
import { Types } from 'mongoose'
import pLimit from 'p-limit'
import type { CategoryDoc } from '../../models/category.ts'
import { toContentItem } from '../../models/content-item.ts'
import type { CategoryStore } from './category-store.ts'

/** The items of a category, in the order in which they were added. */
interface ItemList {
  /** ContentItem[] as JSON in UTF-8. */
  json: Buffer
  contents: readonly string[]
}

/** Eight categories at their quota, which is 2 MB as JSON. */
const MAX_BYTES = 16 * 1024 * 1024
/** Bounds how long a list is stale when a process died between a change and its stamp, or the stamp couldn't be stored. */
const TTL_MS = 60_000
/** A full category is 2,000 documents, some 10 MB while it is read and about 50 ms of the server's only thread. */
const MAX_CONCURRENT_READS = 2
/** Bytes of a string in addition to its characters. */
const STRING_BYTES = 24

function bytesOf({ json, contents }: ItemList): number {
  return contents.reduce((sum, { length }) => sum + STRING_BYTES + 2 * length, json.byteLength + STRING_BYTES)
}

export type ItemLists = ReturnType<typeof createItemLists>

/**
 * Reads and serializes the items of a category once per change, for everyone who requests them. Lists are cached by the
 * category's stamp, which every write of its items replaces, even on another server.
 * @param maxBytes of all cached lists together; those requested last stay
 */
export function createItemLists({ categories, items }: CategoryStore, maxBytes = MAX_BYTES) {
  const limited = pLimit(MAX_CONCURRENT_READS)

  async function read(categoryId: string): Promise<ItemList> {
    const docs = await items.find({ categoryId }).sort({ createdAt: 1, _id: 1 }).lean()
    return {
      json: Buffer.from(JSON.stringify(docs.map(toContentItem))),
      contents: docs.map(({ content }) => content),
    }
  }

  const kept = new LRUCache<string, ItemList, string>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: TTL_MS,
    fetchMethod: (_key, _stale, { context: categoryId }) => limited(read, categoryId),
    // A list that others have evicted meanwhile is returned all the same.
    ignoreFetchAbort: true,
  })

  return {
    /** Returns the bytes of all cached lists. */
    bytes: (): number => kept.calculatedSize,

    /** Returns a category's items. @param category as read for this call: an older one may lack later changes */
    of: ({ _id, categoryId, itemsStamp }: CategoryDoc): Promise<ItemList> =>
      kept.forceFetch(`${_id.toString()} ${itemsStamp?.toString() ?? ''}`, { context: categoryId }),

    /**
     * Runs a change of a category's items. Afterwards its list is read anew, even if the change fails halfway.
     * @param bytesAdded the bytes that the change adds to the texts of the items, from what `work` resolves with
     */
    change: async <T>(categoryId: string, work: () => Promise<T>, bytesAdded: (result: T) => number) => {
      let added = 0
      try {
        const result = await work()
        added = bytesAdded(result)
        return result
      } finally {
        await categories
          .updateOne(
            { categoryId, deletedAt: null },
            {
              $set: { itemsStamp: new Types.ObjectId() },
              ...(added !== 0 && { $inc: { itemBytes: added } }),
            },
          )
          // The change itself is stored: a failure here would make its client repeat it.
          .catch(() => undefined)
      }
    },
  }
}
