import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { editedCard } from '#tests/support/sample-card.ts'
import { card, cards, KEPT, start, state, status, useOneCard, write } from './one-card.ts'

useOneCard()

/** Leaves the page, and returns by Back from the back/forward cache. */
function leaveAndReturn(meanwhile: () => void): void {
  const fire = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
  fire('pagehide')
  meanwhile()
  fire('pageshow')
}

it('LIV-11: what was being sent when a page was kept for Back is sent again on its return, because WebKit drops the response', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client } = start()
  write(client, 0, 'On its way')
  await waitFor(() => expect(status(client)).toBe('saving'))
  leaveAndReturn(() => vi.stubGlobal('fetch', cards.fetch))
  await waitFor(() => expect(status(client)).toBe('saved'))
  expect(cards.card(card.cardId).cells[0]).toBe('On its way')
})

it('LIV-12: a page that returns by Back does not send what another page has taken over', async () => {
  const { client } = start()
  cards.isAway = true
  write(client, 0, 'Sent first')
  write(client, 1, 'Written before')
  await waitFor(() => expect(state(client).error).toBe('offline'))
  leaveAndReturn(() => {
    localStorage.removeItem(KEPT)
    cards.isAway = false
    // The other page has sent the kept edits, and the author has continued there.
    cards.change(card.cardId, { cells: editedCard(card, { 0: 'Sent first', 1: 'Written since' }).cells })
    cards.seen = []
  })
  await waitFor(() => expect(status(client)).toBe('saved'))
  expect(cards.writes()).toEqual([])
  expect(cards.card(card.cardId).cells[1]).toBe('Written since')
  write(client, 2, 'Goes on')
  await waitFor(() => expect(cards.card(card.cardId).cells[2]).toBe('Goes on'))
})
