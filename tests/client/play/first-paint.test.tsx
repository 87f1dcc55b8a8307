import { act, screen, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { shuffleFromSeed } from '#shared/rules/shuffle.ts'
import type { Card } from '#shared/schemas/card.ts'
import { liveCardAtom, pageCardState } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import PlayRoute from '#client/routes/play.tsx'
import { sampleCard } from '#tests/support/sample-card.ts'
import { markedWords, wordsOf } from './play-page.tsx'

const card = sampleCard({ title: 'Tom & "Jerry" <b>' })
const routes = (
  <Routes>
    <Route path="/play/:cardId" element={<PlayRoute />} />
  </Routes>
)
let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

/** As the server renders it: with a separate store and no browser. */
function drawn(cardId: string, given: Card | null): string {
  const ofPage = createStore()
  ofPage.set(liveCardAtom, pageCardState({ cardId, card: given }))
  return renderToString(
    <Provider store={ofPage}>
      <StaticRouter location={`/play/${cardId}`}>{routes}</StaticRouter>
    </Provider>,
  )
}

/** As the app does it in the browser. */
function takeOver(container: HTMLElement): void {
  store.set(liveCardAtom, pageCardState({ cardId: card.cardId, card }))
  act(() => {
    root = hydrateRoot(
      container,
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/play/${card.cardId}`]}>{routes}</MemoryRouter>
      </Provider>,
    )
  })
}

describe('the play page without scripts', () => {
  it('PLAY-6: has every word, escaped, and no mark', () => {
    const html = drawn(card.cardId, card)
    expect(html).toContain('Tom &amp; &quot;Jerry&quot; &lt;b&gt;')
    for (const words of card.cells.filter(Boolean)) expect(html).toContain(`>${words}<`)
    expect(html).toContain('FREE')
    expect(html).toContain('Click on squares to mark them during play.')
    expect(html).not.toContain('aria-pressed="true"')
    expect(html).toContain('data-theme="blue"')
  })

  it('PLAY-5: says so for an unknown card', () => {
    expect(drawn('unknownCrd', null)).toContain('Check the link, or ask for it again.')
  })

  it('PLAY-6 PLAY-1: is hydrated unchanged, and then gets the marks', () => {
    const stored = {
      version: 1,
      cells: card.cells,
      marks: [0, 24],
      edited: [],
      setAside: [],
      round: 1,
      at: 0,
    }
    localStorage.setItem(`marks:${card.cardId}`, JSON.stringify(stored))
    const container = document.createElement('div')
    container.innerHTML = drawn(card.cardId, card)
    document.body.append(container)
    const heading = container.querySelector('h1')
    takeOver(container)
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    expect(markedWords()).toEqual(['Square 1', 'Square 25'])
  })

  it('SHF-6 PLAY-6: is server-rendered in the host’s order, and hydrated without a warning for a player with a shuffle', () => {
    localStorage.setItem(`layout:${card.cardId}`, JSON.stringify({ seed: 'mine' }))
    document.documentElement.dataset.shuffled = ''
    const container = document.createElement('div')
    container.innerHTML = drawn(card.cardId, card)
    document.body.append(container)
    const words = () => within(screen.getByRole('grid')).getAllByRole('button').map(wordsOf)
    expect(words()).toEqual(card.cells.filter(Boolean))
    takeOver(container)
    const mine = shuffleFromSeed('mine', card).map((index) => card.cells[index])
    expect(words()).toEqual(mine.filter(Boolean))
    expect(document.documentElement).not.toHaveAttribute('data-shuffled')
  })
})
