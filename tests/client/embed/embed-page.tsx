import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { App } from '#client/app/app.tsx'
import { preloadScreen } from '#client/app/routes.tsx'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { renderAt } from '../frame/app-page.tsx'

/** Opens `/embed/{cardId}` as a browser does, with the card included in the page. */
export async function openEmbed(card: Card, query = '') {
  store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
  const page = await renderEmbed(card.cardId, query)
  await waitFor(() => expect(socket.listens('connect')).toBe(true))
  await act(() => import('#client/features/play/components/embed-extras.tsx'))
  act(() => socket.opens())
  return page
}

/** Opens `/embed/{cardId}` without setting a card. */
export async function renderEmbed(cardId: string, query = '') {
  const address = `/embed/${cardId}${query}`
  await preloadScreen(address)
  return renderAt(address, <App store={store} />)
}
