import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Language } from '#shared/languages.ts'
import type { PageData } from '#shared/page.ts'
import { EMBED_PATH, SCREENS } from '#shared/screens.ts'
import { App } from './app/app.tsx'
import { preloadScreen } from './app/routes.tsx'
import { categoryKeys } from './features/categories/category-queries.ts'
import { inLanguage, loadLanguage } from './lib/render-language.ts'
import { pageDataAtom } from './lib/page/page-data.ts'
import { paths } from './lib/paths.ts'
import { queryClient } from './lib/query-client.ts'
import { shownCardAtom, pageCardState } from './sync/card-store.ts'
import { initNewCardPage } from './sync/editor-document.ts'

await Promise.all(
  [
    paths.home,
    paths.create(),
    paths.categories,
    SCREENS.privacy,
    SCREENS.join,
    SCREENS.developers,
    EMBED_PATH,
  ].map(preloadScreen),
)

/** Renders a screen in a language, without a known session, to markup that the browser hydrates with the same data. */
export async function renderPage(address: string, data: PageData, language: Language): Promise<string> {
  await loadLanguage(language)
  const store = createStore()
  store.set(pageDataAtom, data)
  if (data.play) store.set(shownCardAtom, pageCardState(data.play))
  if (data.isNewCard) initNewCardPage(store)
  if (data.categories) queryClient.setQueryData(categoryKeys.official, data.categories)
  return inLanguage(language, () =>
    renderToString(
      <StrictMode>
        <StaticRouter location={address}>
          <App store={store} />
        </StaticRouter>
      </StrictMode>,
    ),
  )
}
