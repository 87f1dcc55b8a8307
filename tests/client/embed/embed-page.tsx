import { act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { EmbedApp } from '#client/app/embed-app.tsx'
import { store } from '#client/lib/store.ts'
import { liveCardAtom } from '#client/sync/card-store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { socket } from '#tests/support/fake-socket.ts'

/** Opens `/embed/{cardId}` as the browser does: the page has brought its card. */
export async function openEmbed(card: Card, asked: { hasMarks?: boolean; isPreview?: boolean } = {}) {
  store.set(liveCardAtom, { cardId: card.cardId, status: 'ready', card })
  const page = renderEmbed(card.cardId, asked)
  await waitFor(() => expect(socket.listens('connect')).toBe(true))
  act(() => socket.opens())
  return page
}

/** Opens an address without a card in its page. */
export function renderEmbed(cardId: string, { hasMarks = true, isPreview = false } = {}) {
  document.querySelector('[data-announcements]')?.remove()
  const user = userEvent.setup()
  const page = render(<EmbedApp store={store} cardId={cardId} hasMarks={hasMarks} isPreview={isPreview} />)
  return { ...page, user }
}

export const announced = () => document.querySelector('[data-announcements]')?.textContent
