import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import type { Language } from '#shared/languages.ts'
import { isFresh, isOfficialRead, officialReads } from './cache-rules.ts'
import { isPage } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const CACHE_NAME = 'official-categories'
/** A network slower than this counts as offline if there is a cached response. */
const PATIENCE_S = 3

/** A server without its database, or a network that responds instead, counts as offline if a response is cached. */
const unlessRefused: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500 && !isPage(response)) return Promise.resolve(response)
    if (state) state.refusal = response
    return Promise.reject(new Error(`The server answered ${response.status}`))
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.refusal as Response | undefined),
}

/** Responds with official categories and their items, from the network or else from the cache. */
export const officialCategories = new NetworkFirst({
  cacheName: CACHE_NAME,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [unlessRefused],
})

/** Removes categories that are no longer official. */
async function forgetOthers(cache: Cache): Promise<void> {
  for (const request of await cache.keys())
    if (!isOfficialRead(request.method, new URL(request.url))) await cache.delete(request)
}

/**
 * Caches missing and stale responses, one at a time so that other requests don't wait. If the network fails, the next
 * page continues. So does a waiting new version, for which this stops: browsers start it when this one is idle.
 */
export async function keepOfficialCategories(event: ExtendableEvent, language?: Language): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  await forgetOthers(cache)
  for (const path of officialReads(language)) {
    if (self.registration.waiting) return
    const cached = await cache.match(path)
    if (isFresh(cached?.headers.get('Date') ?? null, Date.now())) continue
    const [answered, done] = officialCategories.handleAll({ event, request: new Request(path) })
    const response = await answered.catch(() => undefined)
    await done.catch(() => undefined)
    // Only stop if the server is unreachable: a category that is missing or refused does not affect the others.
    if (!response || response.status >= 500 || isPage(response)) return
  }
}
