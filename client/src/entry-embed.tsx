import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { EMBED_PREVIEW, MARKS_OFF } from '#shared/screens.ts'
import { EmbedApp } from './app/embed-app.tsx'
import { omitCookies } from './lib/api-client.ts'
import { stopCapturingEarlyEvents } from './lib/early-events.ts'
import { store } from './lib/store.ts'
import { readPageData } from './lib/page-data.ts'
import { liveCardAtom, pageCardState } from './sync/card-store.ts'
import './embed.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// Nothing in a frame acts for a signed-in user, also where the page around it is of our own site.
omitCookies()
const [, , cardId = ''] = location.pathname.split('/')
const asked = new URLSearchParams(location.search)
const replayEarlyEvents = stopCapturingEarlyEvents()
const app = (
  <StrictMode>
    <EmbedApp
      store={store}
      cardId={cardId}
      hasMarks={asked.get('marks') !== MARKS_OFF}
      isPreview={asked.has(EMBED_PREVIEW)}
      onHydrated={replayEarlyEvents}
    />
  </StrictMode>
)
if (root.hasChildNodes()) {
  // The server has rendered the card: the same state must be there before React compares.
  const { play } = readPageData()
  if (play) store.set(liveCardAtom, pageCardState(play))
  startTransition(() => void hydrateRoot(root, app))
} else createRoot(root).render(app)
