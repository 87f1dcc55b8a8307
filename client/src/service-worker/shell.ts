import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { APP_SHELL } from '#shared/screens.ts'

/** The entry script of this build's pages. */
declare const __ENTRY_SCRIPT__: string
/** The files of messages that the app's scripts import, by name (scripts/lib/service-worker.mjs). */
declare const __MESSAGE_FILES__: string[]

const EMPTY = '<div id="root"></div>'
/** Of this build: pages of the one before read theirs until its worker goes. */
const MESSAGES = `messages of ${__ENTRY_SCRIPT__}`
export const MESSAGES_PATH = '/assets/messages/'
/** The target of the page's import map, else the folder of English, which a page without one preloads. */
const FOLDER = /"(\/assets\/messages\/[^"/]+\/)"\}\}<\/script>|href="(\/assets\/messages\/[^"/]+\/)/

/** Caches all messages of the page's language, and forgets those of others. */
async function keepMessages(html: string): Promise<void> {
  const [, mapped, preloaded] = FOLDER.exec(html) ?? []
  const folder = mapped ?? preloaded
  if (folder === undefined) return
  const cache = await caches.open(MESSAGES)
  await cache.addAll(__MESSAGE_FILES__.map((name) => folder + name))
  const others = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(folder))
  await Promise.all(others.map((request) => cache.delete(request)))
}

/**
 * Whether the app's page may be kept for offline use: with its messages, which are cached then. During a rolling release, one
 * server may serve this worker and another the previous build's page.
 */
export async function keepsShell(response: Response): Promise<boolean> {
  const html = await response.clone().text()
  if (!response.ok || !html.includes(__ENTRY_SCRIPT__) || !html.includes(EMPTY)) return false
  await keepMessages(html)
  return true
}

/** Replaces the app's page by the one in the language that the visitor has chosen. */
export async function keepLanguage(): Promise<void> {
  const shell = await fetch(APP_SHELL, { cache: 'no-cache' })
  const key = getCacheKeyForURL(APP_SHELL)
  if (key === undefined || !(await keepsShell(shell))) return
  await (await caches.open(cacheNames.precache)).put(key, shell)
}

/** Deletes the messages of earlier builds. */
export async function forgetMessages(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('messages of ') && name !== MESSAGES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A file of messages: from the cache, else from the network. */
export const answerMessages = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: MESSAGES, ignoreVary: true })) ?? fetch(request)
