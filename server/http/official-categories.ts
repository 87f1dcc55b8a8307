import { LRUCache } from 'lru-cache'
import type { Category } from '#shared/schemas/category.ts'

/** They change only when another version of the server seeds others, and the page refetches them in any case. */
const TTL_MS = 60_000

/**
 * Caches the official categories for a minute. Concurrent requests share one read; a failure rejects all of them and is not
 * cached.
 * @param nowMs another clock in tests
 */
export function cachedCategories(
  read: () => Promise<Category[]>,
  nowMs: () => number = Date.now,
): () => Promise<Category[]> {
  const cache = new LRUCache<'official', Category[]>({
    max: 1,
    ttl: TTL_MS,
    perf: { now: nowMs },
    ttlResolution: 0,
    fetchMethod: read,
  })
  return () => cache.forceFetch('official')
}
