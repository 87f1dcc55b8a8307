import { clientsClaim } from 'workbox-core'
import { addPlugins, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { APP_SHELL } from '#shared/screens.ts'
import type { OwnPage, WorkerMessage } from './messages.ts'
import { isOfficialRead } from './cache-rules.ts'
import {
  answerFile,
  forgetFiles,
  isFile,
  keepFiles,
  keepLanguage,
  keepsShell,
  MESSAGES_PATH,
} from './shell.ts'
import { keepOfficialCategories, officialCategories } from './official-categories.ts'
import { answerPage } from './pages.ts'

declare const self: ServiceWorkerGlobalScope
/** The files that a first visit caches, with a revision if the name has no hash (scripts/lib/service-worker.mjs). */
declare const __FIRST_FILES__: PrecacheEntry[]
/** All other files of the build that the app needs. */
declare const __OTHER_FILES__: string[]
/** The script of the editor. */
declare const __EDITOR__: string
declare const __SHELL_REVISION__: string
/** The entry script of this build's pages. */
declare const __ENTRY_SCRIPT__: string

const first = new Set(__FIRST_FILES__.map(({ url }) => url))
const others = new Set(__OTHER_FILES__)
/** Settles once the app's page is cached in the language that was chosen last. */
let newLanguage: Promise<unknown> = Promise.resolve()

/** Caches the files that a first visit does not, and those that the browser has deleted since. */
async function keepEverything(): Promise<void> {
  await keepFiles([...first, ...others])
  await keepLanguage()
}

addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isShell = new URL(request.url).pathname === APP_SHELL
      return (isShell ? await keepsShell(response) : isFile(response)) ? response : null
    },
  },
])
precache([{ url: APP_SHELL, revision: __SHELL_REVISION__ }, ...__FIRST_FILES__])
clientsClaim()
self.addEventListener('install', (event) => {
  // A returning visitor must not lose any cached files with an update.
  if (self.registration.active) event.waitUntil(keepFiles(others))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), forgetFiles()]))
})

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event }) => answerPage(event as FetchEvent, newLanguage),
)
/** The files with the names of emoji, cached when the emoji dialog is opened. */
const PICTURES = /^\/assets\/annotations-[^/]+\.json$/
registerRoute(
  ({ url: { pathname }, sameOrigin }) =>
    sameOrigin && (pathname.startsWith(MESSAGES_PATH) || PICTURES.test(pathname)),
  ({ request }) => answerFile(request),
)
registerRoute(
  ({ url: { pathname }, sameOrigin }) => sameOrigin && (first.has(pathname) || others.has(pathname)),
  ({ event, request, url }) => {
    if (url.pathname === __EDITOR__) event.waitUntil(keepEverything())
    return answerFile(request)
  },
)
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isOfficialRead(request.method, url),
  officialCategories,
)

/** Activates immediately for a page of its own build, if no page of another build would lose its files. */
async function meet(script: string, port: MessagePort | undefined): Promise<void> {
  const isYours = script === __ENTRY_SCRIPT__
  port?.postMessage({ isYours } satisfies OwnPage)
  const openWindows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (isYours && openWindows.length === 1) await self.skipWaiting()
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  switch (message.type) {
    case 'keep-official-categories':
      return event.waitUntil(keepEverything().then(() => keepOfficialCategories(event, message.language)))
    case 'keep-files':
      return event.waitUntil(
        keepFiles(message.paths.filter((path) => others.has(path) || path.startsWith(MESSAGES_PATH))),
      )
    case 'keep-language':
      // Without a network the old page stays.
      newLanguage = keepLanguage().catch(() => undefined)
      return event.waitUntil(newLanguage)
    case 'is-this-yours':
      return event.waitUntil(meet(message.script, event.ports[0]))
    case 'take-over':
      return event.waitUntil(self.skipWaiting())
  }
})
