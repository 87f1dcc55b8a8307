import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { shownCardAtom, offlineAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import PresentScreen from '#client/features/present/components/present-screen.tsx'
import type { Card } from '#shared/schemas/card.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { MO, renderAt } from '../frame/app-page.tsx'

/** Opens a `/present/...` address, with no card loaded. */
export function openAddress(at: string) {
  store.set(shownCardAtom, { cardId: '', status: 'loading' })
  store.set(offlineAtom, false)
  return renderAt(
    at,
    <Routes>
      <Route path="/present/:cardId" element={<PresentScreen />} />
      <Route path="*" element={<p>Somewhere else</p>} />
    </Routes>,
  )
}

/** Opens a card's present view, and waits until it is rendered and its socket is open. */
export async function openPresent(card: Card, search = '') {
  const page = openAddress(`/present/${card.cardId}${search}`)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(socket.listens('connect')).toBe(true))
  act(() => socket.opens())
  return page
}

/** Signs a host in for the tests of a file; with `pressesSlowly`, the clock advances half a second per reading. */
export function signInHost({ pressesSlowly = false } = {}): void {
  beforeEach(() => {
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    let now = Date.now()
    if (pressesSlowly) vi.spyOn(Date, 'now').mockImplementation(() => (now += 500))
  })
}

/** Waits until a host can call, for which the code that sends calls has to load. */
export const canCall = () => waitFor(() => expect(nextButton()).not.toHaveAttribute('aria-disabled'))

/** Delivers another version of the card over the socket. */
export function push(card: Card): void {
  act(() => socket.hears('card:changed', { card }))
}

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00ad', '') ?? ''

/** Returns the words of the card's squares, in order. */
export function squares(): string[] {
  return within(screen.getByRole('grid'))
    .getAllByRole('gridcell')
    .map((square) => plain(square.querySelector('.words')))
}
/** Returns the word that the caller view shows large. */
export const word = () => plain(document.querySelector('.present-word'))
/** Returns the called words, newest first, also while a dialog covers them. */
export function called(): string[] {
  const list = screen.queryByRole('region', { name: 'Called so far', hidden: true })
  return list ? within(list).getAllByRole('listitem', { hidden: true }).map(plain) : []
}
export const nextButton = () => screen.getByRole('button', { name: /^(Next|All called)$/ })
