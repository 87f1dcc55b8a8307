import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { APP_SHELL } from '#shared/screens.ts'

/** The files of messages that the app's scripts import, by name (scripts/lib/service-worker.mjs). */
declare const __MESSAGE_FILES__: string[]

const CACHE_NAME = 'messages'
/** Of the last import map's target, or of the English messages that a page without one preloads. */
const FOLDER = /"(\/assets\/messages\/[^"/]+\/)"\}\}<\/script>|href="(\/assets\/messages\/[^"/]+\/)/

/** Caches all messages of the language that the app's page has now, and forgets those of others. */
export async function keepMessages(shell: Response): Promise<void> {
  const [, mapped, preloaded] = FOLDER.exec(await shell.text()) ?? []
  const folder = mapped ?? preloaded
  if (folder === undefined) return
  const cache = await caches.open(CACHE_NAME)
  const files = __MESSAGE_FILES__.map((name) => folder + name)
  const kept = await cache.keys()
  await Promise.all(
    kept
      .filter(({ url }) => !new URL(url).pathname.startsWith(folder))
      .map((request) => cache.delete(request)),
  )
  await cache.addAll(files)
}

/** Fetches the app's page in the visitor's language: when the worker is installed. */
export const fetchShell = () => fetch(APP_SHELL, { cache: 'no-cache' })

/** Replaces the app's page, which is rendered offline, and its messages by those of the language that the visitor has chosen. */
export async function keepLanguage(): Promise<void> {
  const shell = await fetchShell()
  const key = getCacheKeyForURL(APP_SHELL)
  if (!shell.ok || key === undefined) return
  const precache = await caches.open(cacheNames.precache)
  await Promise.all([precache.put(key, shell.clone()), keepMessages(shell)])
}

/** A file of messages: from the cache, else from the network. */
export const answerMessages = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: CACHE_NAME, ignoreVary: true })) ?? fetch(request)
