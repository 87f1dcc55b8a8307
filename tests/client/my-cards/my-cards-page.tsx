import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { CardReply } from '#shared/schemas/card.ts'
import { matchesSearch } from '#shared/rules/card-search.ts'
import { type FakeApi } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { openApp } from '../frame/app-page.tsx'

export const LIST = 'GET /api/my-cards'
export const CREATE = 'POST /api/cards'
export const HISTORY = 'GET /api/history'

/** Returns a card of the user, as in the list's response. */
export function mine(changes: Partial<CardReply> = {}): CardReply {
  return { ...sampleCard(), isOwner: true, canEdit: true, ...changes }
}
export const ROAD = mine({ cardId: 'roadTrip00', title: 'Road trip' })
export const PARTY = mine({ cardId: 'partyCard0', title: 'Office party' })

/** Returns the names of all cards that are displayed as tickets, in their order. */
export function titles(): (string | null)[] {
  return [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent)
}
export function showsCards(...expected: string[]): Promise<void> {
  return waitFor(() => expect(titles()).toEqual(expected))
}

/** Makes the server list these cards, and search them by their titles. */
export function hasCards(api: FakeApi, cards: CardReply[]): void {
  api.on(LIST, ({ query }) => Response.json(cards.filter((card) => matchesSearch(card, query.q ?? ''))))
}

export async function openTileMenu(
  user: UserEvent,
  name: string,
  scope: Pick<typeof screen, 'findByRole'> = screen,
) {
  await user.click(await scope.findByRole('button', { name: `More for ${name}` }))
}

/** Chooses an item in the menu of a tile. */
export async function choose(user: UserEvent, name: string, item: string) {
  await openTileMenu(user, name)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

export async function openMyCards(address = '/my-cards') {
  await import('#client/features/my-cards/components/tile-menu.tsx')
  const page = await openApp(address)
  await screen.findByRole('heading', { level: 1, name: 'My Cards' })
  return page
}
