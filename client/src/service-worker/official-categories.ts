import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { isFresh, isOfficialRead, OFFICIAL_READS } from './cache-rules.ts'

const CACHE_NAME = 'official-categories'
/** A network that takes longer than this is none, where there is something else to show. */
const PATIENCE_S = 3

/** A server that cannot reach its database is as good as none, where there is something else to show. */
const unlessRefused: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response)
    if (state) state.refusal = response
    return Promise.reject(new Error(`The server answered ${response.status}`))
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.refusal as Response | undefined),
}

/** Official categories and their items: the network's answer, or the one kept last. */
export const officialCategories = new NetworkFirst({
  cacheName: CACHE_NAME,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [unlessRefused],
})

/** What was official in an earlier version is asked for no more. */
async function forgetOthers(kept: Cache): Promise<void> {
  for (const request of await kept.keys())
    if (!isOfficialRead(request.method, new URL(request.url))) await kept.delete(request)
}

/**
 * Asks for what is not kept yet, or was kept too long ago, one after the other so that nothing else on the line waits. Where
 * the network ends in between, the next page goes on.
 */
export async function keepOfficialCategories(event: ExtendableEvent): Promise<void> {
  const kept = await caches.open(CACHE_NAME)
  await forgetOthers(kept)
  for (const path of OFFICIAL_READS) {
    const known = await kept.match(path)
    if (isFresh(known?.headers.get('Date') ?? null, Date.now())) continue
    const [answered, done] = officialCategories.handleAll({ event, request: new Request(path) })
    const answer = await answered.catch(() => undefined)
    await done.catch(() => undefined)
    // One that is missing or refused says nothing of the others.
    if (!answer || answer.status >= 500) return
  }
}
