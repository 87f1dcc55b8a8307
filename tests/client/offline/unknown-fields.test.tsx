import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CardReply } from '#shared/schemas/card.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { answers } from '#tests/support/fake-api.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { MO, openApp, useFreshPage } from '../frame/app-page.tsx'
import { markedWords, openPlay, push, square, storedMarks } from '../play/play-page.tsx'

const api = useFreshPage()

/** As a later version of the server may send it. */
function later<T extends object>(told: T): T {
  return { ...told, mood: 'festive', extras: { confetti: ['round', null] }, layers: [1, 2] }
}

it('OFF-7: a card, a push and an event with unknown fields are played as usual', async () => {
  const card = later(sampleCard())
  await openPlay(card)
  fireEvent.click(square('Square 1'))
  push(later(editedCard(card, { 1: 'Fresh words' })))
  expect(square('Fresh words')).toBeVisible()
  act(() => socket.hears('card:fireworks', later({ cardId: card.cardId })))
  act(() => socket.hears('card:players', later({ cardId: card.cardId, count: 7 })))
  fireEvent.click(square('Square 3'))
  expect(markedWords()).toEqual(['Square 1', 'Square 3'])
  expect(storedMarks(card)).toMatchObject({ version: 2, marks: [0, 2] })
})

it('OFF-7: data stored by an earlier or a later version of the app is read', async () => {
  const card = sampleCard()
  const kept = {
    version: 1,
    cells: card.cells,
    marks: [4],
    edited: [],
    setAside: [],
    round: 1,
    at: Date.now(),
  }
  localStorage.setItem(`marks:${card.cardId}`, JSON.stringify(later(kept)))
  await openPlay(card)
  expect(markedWords()).toEqual(['Square 5'])
})

it('OFF-7: lists and users with unknown fields are shown as usual', async () => {
  const mine: CardReply = { ...sampleCard({ title: 'Road trip' }), isOwner: true, canEdit: true }
  api.current.on('GET /api/user', answers(200, later(MO)))
  api.current.on('GET /api/my-cards', answers(200, [later(mine)]))
  await openApp('/my-cards')
  expect(await screen.findByRole('article', { name: 'Road trip' })).toBeVisible()
})
