import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { forgetRights } from '#client/sync/card-store.ts'
import { announced } from '#tests/support/announced.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'
import { called, canCall, nextButton, openPresent, signInHost } from './present-page.tsx'

const card = sampleCard()

signInHost({ pressesSlowly: true })
const cards = useFakeCards()

it('PRS-11: the caller says why no call gets through and how many wait; logged out, it calls nothing until a log-in', async () => {
  cards.put(card)
  const { user } = await openPresent(card, '?view=caller')
  await canCall()
  const next = () => user.click(nextButton())
  cards.isAway = true
  await next()
  expect(await screen.findByText('Not saved, 1 change kept')).toBeVisible()
  cards.isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/kept/)).toBeNull())
  await waitFor(() => expect(announced()).toMatch(/Saved$/))
  cards.failures = [401]
  await next()
  expect(await screen.findByText('Signed out, 1 change kept')).toBeVisible()
  act(() => store.set(sessionAtom, { status: 'signed-out' }))
  expect(called()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  act(() => store.set(sessionAtom, { status: 'signed-in', user: MO }))
  await waitFor(() => expect(cards.card(card.cardId).called).toEqual(called().toReversed()))
  expect(screen.queryByText(/kept/)).toBeNull()
  expect(nextButton()).not.toHaveAttribute('aria-disabled')
})

it('PRS-11: no one is told that only hosts can call while the server can’t say who they are', async () => {
  cards.put(card)
  await openPresent(card, '?view=caller')
  await canCall()
  cards.isAway = true
  act(() => forgetRights(card.cardId))
  expect(await screen.findByText('Nothing called yet')).toBeVisible()
  expect(screen.queryByText(/Only the card.s hosts can call/)).toBeNull()
})

it('PRS-11: someone who may no longer edit is not told that a waiting call is saved', async () => {
  cards.put(card)
  const { user } = await openPresent(card, '?view=caller')
  await canCall()
  cards.isAway = true
  await user.click(nextButton())
  expect(await screen.findByText('Not saved, 1 change kept')).toBeVisible()
  cards.setRole(card.cardId, 'user')
  cards.isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/Only the card.s hosts can call/)).toBeVisible()
  await waitFor(() => expect(announced()).toContain("You can't edit this card anymore."))
  expect(announced()).not.toContain('Saved')
  expect(cards.card(card.cardId).called).toEqual([])
})
