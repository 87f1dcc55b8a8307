import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Operator } from '#shared/contract/server.ts'
import type { JoinRefusal } from '#shared/page.ts'
import type { ApiReference } from '#shared/api-reference.ts'
import { SCREENS } from '#shared/screens.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { Category } from '#shared/schemas/category.ts'
import { App } from './app/app.tsx'
import { EmbedApp } from './app/embed-app.tsx'
import { preloadScreen } from './app/screens.tsx'
import { liveCardAtom } from './sync/card-store.ts'
import { pageCardState } from './sync/page-card.ts'
import { setPageRefusal } from './features/join/page-refusal.ts'
import { setPageWeekday } from './features/landing/page-weekday.ts'
import { setPageReference } from './features/developers/page-reference.ts'
import { setPageOperator } from './features/legal/page-operator.ts'
import { setPageCategories } from './features/categories/page-categories.ts'
import { initNewCardPage } from './sync/editor-document.ts'
import { paths } from './lib/paths.ts'

await Promise.all(
  [paths.home, paths.create(), paths.categories, SCREENS.privacy, SCREENS.join, SCREENS.developers].map(
    preloadScreen,
  ),
)

function render(address: string, store: ReturnType<typeof createStore>): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App store={store} />
      </StaticRouter>
    </StrictMode>,
  )
}

/**
 * The markup of the play screen, for the browser to hydrate.
 * @param card null for an id that no card has
 */
export function renderPlay(cardId: string, card: Card | null): string {
  const store = createStore()
  store.set(liveCardAtom, pageCardState(cardId, card))
  return render(paths.play(cardId), store)
}

/**
 * The markup of a card in a frame.
 * @param card null for an id that no card has
 * @param hasMarks whether its squares can be marked
 */
export function renderEmbed(cardId: string, card: Card | null, hasMarks: boolean): string {
  const store = createStore()
  store.set(liveCardAtom, pageCardState(cardId, card))
  return renderToString(
    <StrictMode>
      <EmbedApp store={store} cardId={cardId} hasMarks={hasMarks} />
    </StrictMode>,
  )
}

/** The markup of the list of categories, while the session is unknown. */
export function renderCategories(official: readonly Category[]): string {
  setPageCategories(official)
  return render(paths.categories, createStore())
}

/** The markup of Terms, Privacy or Contact. @param operator null on a private installation */
export function renderLegal(path: string, operator: Operator | null): string {
  setPageOperator(operator)
  return render(path, createStore())
}

/** The markup of the page with the field for a join code. @param refusal why a code was refused; null if none was given */
export function renderJoin(refusal: JoinRefusal | null): string {
  setPageRefusal(refusal)
  return render(SCREENS.join, createStore())
}

/** The markup of the page for developers. */
export function renderDevelopers(reference: ApiReference): string {
  setPageReference(reference)
  return render(SCREENS.developers, createStore())
}

/** The markup of the editor with an empty card, for a guest. */
export function renderEditor(): string {
  const store = createStore()
  initNewCardPage(store)
  return render(paths.create(), store)
}

/**
 * The markup of the landing page, while the session is unknown.
 * @param weekday chooses the demo card; Sunday is 0
 */
export function renderLanding(weekday: number): string {
  setPageWeekday(weekday)
  return render(paths.home, createStore())
}
