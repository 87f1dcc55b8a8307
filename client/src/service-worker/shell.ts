import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { APP_SHELL } from '#shared/screens.ts'
import { precached } from './precached.ts'

/** The entry script of this build's pages. */
declare const __ENTRY_SCRIPT__: string
/** The names of message files: those of a first visit, and all (scripts/lib/service-worker.mjs). */
declare const __FIRST_MESSAGES__: string[]
declare const __MESSAGE_FILES__: string[]
declare const self: ServiceWorkerGlobalScope

const EMPTY = '<div id="root"></div>'
/** The caches of this build. Pages of the previous build use theirs until its worker is gone. */
const MESSAGES = `messages of ${__ENTRY_SCRIPT__}`
const FILES = `files of ${__ENTRY_SCRIPT__}`
export const MESSAGES_PATH = '/assets/messages/'
/** Matches the target of the page's import map, or the English folder, which a page without a map preloads. */
const FOLDER = /"(\/assets\/messages\/[^"/]+\/)"\}\}<\/script>|href="(\/assets\/messages\/[^"/]+\/)/

/**
 * Returns whether a response is a page. Some networks respond to everything with their own page and status 200 until a
 * visitor logs in. Cached as a script, that page would break the app until the next build, on any network.
 */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('html') === true

/** Returns whether a response is a file of a build. */
export const isFile = (response: Response): boolean => response.ok && !isPage(response)

async function keepFile(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path)
  if (!isFile(response)) throw new TypeError(`Missing: ${path}`)
  await cache.put(path, response)
}

/** Caches the messages of the page's language (all of them after the first visit) and deletes other languages'. */
async function keepMessages(html: string): Promise<void> {
  const [, mapped, preloaded] = FOLDER.exec(html) ?? []
  const folder = mapped ?? preloaded
  if (folder === undefined) return
  const cache = await caches.open(MESSAGES)
  const names = self.registration.active ? __MESSAGE_FILES__ : __FIRST_MESSAGES__
  await Promise.all(names.map((name) => keepFile(cache, folder + name)))
  const others = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(folder))
  await Promise.all(others.map((request) => cache.delete(request)))
}

/**
 * Returns whether the app's page may be cached for offline use, and if so caches its messages. During a rolling
 * release, one server may serve this worker and another the previous build's page.
 */
export async function keepsShell(response: Response): Promise<boolean> {
  const html = await response.clone().text()
  if (!response.ok || !html.includes(__ENTRY_SCRIPT__) || !html.includes(EMPTY)) return false
  await keepMessages(html)
  return true
}

/** Replaces the cached app page by the one in the language that the visitor has chosen. */
export async function keepLanguage(): Promise<void> {
  const shell = await fetch(APP_SHELL, { cache: 'no-cache' })
  const key = getCacheKeyForURL(APP_SHELL)
  if (key === undefined || !(await keepsShell(shell))) return
  await (await caches.open(cacheNames.precache)).put(key, shell)
}

/** Deletes the files and messages of earlier builds. */
export async function forgetFiles(): Promise<void> {
  const oldCaches = (await caches.keys()).filter(
    (name) => / of \/assets/.test(name) && ![MESSAGES, FILES].includes(name),
  )
  await Promise.all(oldCaches.map((name) => caches.delete(name)))
}

const cacheFor = (path: string) => (path.startsWith(MESSAGES_PATH) ? MESSAGES : FILES)

/** Returns a cached file; undefined also if the storage is damaged or refuses, so that the file is fetched. */
const cachedFile = async (path: string): Promise<Response | undefined> =>
  (await precached(path)) ??
  caches.match(path, { cacheName: cacheFor(path), ignoreVary: true }).catch(() => undefined)

/** Caches files one after the other, so that other requests don't wait. If the network fails, the next visit continues. */
export async function keepFiles(paths: Iterable<string>): Promise<void> {
  for (const path of paths)
    if (!(await cachedFile(path))) await keepFile(await caches.open(cacheFor(path)), path)
}

/** Responds with a file of the build, from the caches or else from the network, and then caches it. */
export async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cached = await cachedFile(pathname)
  if (cached) return cached
  const response = await fetch(request)
  const put = async () => (await caches.open(cacheFor(pathname))).put(request, response.clone())
  if (isFile(response)) await put().catch(() => undefined)
  return response
}
