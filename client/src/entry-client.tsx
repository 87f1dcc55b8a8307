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

// The scripts start with the first paint, and from a cache they are faster than the rest of a page on a slow line.
if (document.readyState === 'loading')
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
const root = document.getElementById('root')!

const { origin, pathname, search, hash } = location
// `/de/categories` is for search engines: here the page has its language, and an address without it.
let path = pathname.replace(new RegExp(`^/${document.documentElement.lang}(?=/|$)`, 'i'), '') || '/'
// The server leads an address with a full stop after its id to the clean one; without it the service worker's page does.
// Few addresses need the code for it.
if (/[^\w/-]/.test(path)) path = (await import('#shared/rules/clean-address.ts')).cleanPath(path)
// With its origin: two slashes at its beginning would name another.
if (path !== pathname) history.replaceState(history.state, '', origin + path + search + hash)

const inFrame = isFrame(location.pathname)
// Nothing in a frame acts for a signed-in user, also where the page around it is of our own site.
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

// Before a screen's code loads, which prepares its hydration from it.
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
  // In slices: a press is answered between them, and not after all of them.
  startTransition(() => void hydrateRoot(root, app))
} else createRoot(root).render(app)

// Offline it follows at the next visit.
if (!inFrame)
  whenIdle(
    () =>
      void import('./app/follow.ts').then(
        ({ follow }) => follow(),
        () => undefined,
      ),
  )
