import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { answers, noNetwork } from '#tests/support/fake-api.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, openApp, useFreshPage } from '../frame/app-page.tsx'
import { markedWords, openPlay, push, square, storedMarks } from '../play/play-page.tsx'

const api = useFreshPage()
afterEach(() => onlineManager.setOnline(true))

/** Adds unknown fields, as a later version of the server may send them. */
function later<T extends object>(told: T): T {
  return { ...told, mood: 'festive', extras: { confetti: ['round', null] }, layers: [1, 2] }
}

it('OFF-7: stored marks, a card, a push and an event with unknown fields work as usual', async () => {
  const card = later(sampleCard())
  const { version, cells, round } = card
  const kept = { version, cells, round, marks: [4], edited: [], setAside: [], at: Date.now() }
  localStorage.setItem(`marks:${card.cardId}`, JSON.stringify(later(kept)))
  await openPlay(card)
  expect(markedWords()).toEqual(['Square 5'])
  fireEvent.click(square('Square 1'))
  push(later(editedCard(card, { 1: 'Fresh words' })))
  expect(square('Fresh words')).toBeVisible()
  act(() => socket.hears('card:fireworks', later({ cardId: card.cardId })))
  act(() => socket.hears('card:players', later({ cardId: card.cardId, count: 7 })))
  fireEvent.click(square('Square 3'))
  expect(markedWords()).toEqual(['Square 1', 'Square 3', 'Square 5'])
  expect(storedMarks(card)).toMatchObject({ version: 2, marks: [0, 2, 4] })
})

it('OFF-7: what an older server does not send of a card is kept', async () => {
  const card = sampleCard({ columns: true, showsCalls: false })
  await openPlay(card)
  const { columns: _columns, showsCalls: _showsCalls, ...sent } = editedCard(card, { 1: 'Fresh words' })
  push(sent as Card)
  expect(square('Fresh words')).toBeVisible()
  expect(store.get(shownCardAtom).card).toMatchObject({ version: 2, columns: true, showsCalls: false })
})

it('OFF-5 OFF-7: My Cards says that its cards failed to load; Try Again loads them, even with unknown fields', async () => {
  // The browser may wrongly report that it is offline.
  onlineManager.setOnline(false)
  const mine: CardReply = { ...sampleCard({ title: 'Road trip' }), isOwner: true, canEdit: true }
  api.current.on('GET /api/user', answers(200, later(MO)))
  api.current.on('GET /api/my-cards', noNetwork)
  const { user } = await openApp('/my-cards')
  await expectToast('Error Loading Cards')
  api.current.on('GET /api/my-cards', answers(200, [later(mine)]))
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('article', { name: 'Road trip' })).toBeVisible()
})
