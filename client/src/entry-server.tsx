import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageData } from '#shared/page.ts'
import { EMBED, SCREENS } from '#shared/screens.ts'
import { App } from './app/app.tsx'
import { preloadScreen } from './app/screens.tsx'
import { categoryKeys } from './features/categories/category-queries.ts'
import { pageDataAtom } from './lib/page-data.ts'
import { paths } from './lib/paths.ts'
import { queryClient } from './lib/query-client.ts'
import { liveCardAtom, pageCardState } from './sync/card-store.ts'
import { initNewCardPage } from './sync/editor-document.ts'

await Promise.all(
  [
    paths.home,
    paths.create(),
    paths.categories,
    SCREENS.privacy,
    SCREENS.join,
    SCREENS.developers,
    EMBED,
  ].map(preloadScreen),
)

/** The markup of a screen while the session is unknown, for the browser to hydrate with the same data. */
export function renderPage(address: string, data: PageData): string {
  const store = createStore()
  store.set(pageDataAtom, data)
  if (data.play) store.set(liveCardAtom, pageCardState(data.play))
  if (data.isNewCard) initNewCardPage(store)
  if (data.categories) queryClient.setQueryData(categoryKeys.official, data.categories)
  return renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App store={store} />
      </StaticRouter>
    </StrictMode>,
  )
}
