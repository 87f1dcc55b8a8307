import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import type { Language } from '#shared/languages.ts'
import { isFresh, isOfficialRead, officialReads } from './cache-rules.ts'
import { isPage } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const CACHE_NAME = 'official-categories'
/** A slower network counts as offline if there is a cached answer. */
const PATIENCE_S = 3

/** A server without its database, or a network that answers in its place, counts as offline if there is a cached answer. */
const unlessRefused: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500 && !isPage(response)) return Promise.resolve(response)
    if (state) state.refusal = response
    return Promise.reject(new Error(`The server answered ${response.status}`))
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.refusal as Response | undefined),
}

/** Official categories and their items: from the network, else from the cache. */
export const officialCategories = new NetworkFirst({
  cacheName: CACHE_NAME,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [unlessRefused],
})

/** Removes categories that are no longer official. */
async function forgetOthers(kept: Cache): Promise<void> {
  for (const request of await kept.keys())
    if (!isOfficialRead(request.method, new URL(request.url))) await kept.delete(request)
}

/**
 * Caches missing and stale answers, one request at a time, so that other requests don't wait. If the network
 * fails, the next page continues. So does the next version: browsers start it when this one has nothing left to do.
 */
export async function keepOfficialCategories(event: ExtendableEvent, language?: Language): Promise<void> {
  const kept = await caches.open(CACHE_NAME)
  await forgetOthers(kept)
  for (const path of officialReads(language)) {
    if (self.registration.waiting) return
    const known = await kept.match(path)
    if (isFresh(known?.headers.get('Date') ?? null, Date.now())) continue
    const [answered, done] = officialCategories.handleAll({ event, request: new Request(path) })
    const answer = await answered.catch(() => undefined)
    await done.catch(() => undefined)
    // A missing or refused one does not affect the others.
    if (!answer || answer.status >= 500 || isPage(answer)) return
  }
}
