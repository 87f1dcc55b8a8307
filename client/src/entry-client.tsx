import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { isFrame, needsSession, preloadScreen } from './app/routes.tsx'
import { omitCookies } from './lib/api-client.ts'
import { followSession } from './lib/session.ts'
import { pageDataAtom, readPageData } from './lib/page/page-data.ts'
import { shownCardAtom, pageCardState } from './sync/card-store.ts'
import { stopCapturingEarlyEvents } from './lib/page/early-events.ts'
import { whenIdle } from './lib/lazy/idle.ts'
import { store } from './lib/store.ts'
import './styles.css'

// The scripts start at the first paint. From a cache, they load faster than the rest of the page on a slow connection.
if (document.readyState === 'loading')
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
const root = document.getElementById('root')!

const { origin, pathname, search, hash } = location
// Addresses such as `/de/categories` are for search engines. The page is in that language, and its address omits it.
let path = pathname.replace(new RegExp(`^/${document.documentElement.lang}(?=/|$)`, 'i'), '') || '/'
// Removes a full stop after an id, as the server's redirect does, for pages from the service worker. Imported on
// demand, as few addresses need it.
if (/[^\w/-]/.test(path)) path = (await import('#shared/rules/clean-address.ts')).cleanPath(path)
// With the origin, because a path that starts with two slashes would name another host.
if (path !== pathname) history.replaceState(history.state, '', origin + path + search + hash)

const inFrame = isFrame(location.pathname)
// Nothing in a frame acts for a signed-in user, even if the page around it is on the app's own site.
if (inFrame) omitCookies()

let replayEarlyEvents = (): void => undefined
function onHydrated(): (() => void) | undefined {
  replayEarlyEvents()
  return inFrame ? undefined : followSession(needsSession(location.pathname))
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <App store={store} onHydrated={onHydrated} />
    </BrowserRouter>
  </StrictMode>
)

// Set before the screen's code loads, which prepares its hydration from this data.
const pageData = readPageData()
store.set(pageDataAtom, pageData)
const { dataset } = document.documentElement
const linked = 'linked' in dataset ? import('./sync/offline/linked-card.ts') : undefined
// If the code can't be loaded, the screen shows the error and a button to retry.
await preloadScreen(location.pathname).catch(() => undefined)
const isLinked = await linked?.then(({ openLinked }) => openLinked(pageData.play)).catch(() => false)
if (isLinked) root.replaceChildren()
delete dataset.linked
replayEarlyEvents = stopCapturingEarlyEvents()
if (root.hasChildNodes()) {
  // Hydration starts from the server's state.
  if (pageData.play) store.set(shownCardAtom, pageCardState(pageData.play))
  // In time slices, so that a press is handled between them and not after all of them.
  startTransition(() => void hydrateRoot(root, app))
} else createRoot(root).render(app)

// If this fails, as offline, the next visit does it.
if (!inFrame)
  whenIdle(
    () =>
      void import('./app/follow.ts').then(
        ({ follow }) => follow(),
        () => undefined,
      ),
  )
