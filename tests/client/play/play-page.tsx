import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { Toaster } from '#client/app/extras.tsx'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import PlayScreen from '#client/features/play/components/play-screen.tsx'
import { socket } from '#tests/support/fake-socket.ts'
import { renderAt } from '../frame/app-page.tsx'

/** Opens `/play/{cardId}` as a browser does, with the card included in the page. */
export async function openPlay(card: Card) {
  store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
  const page = openAddress(`/play/${card.cardId}`)
  await waitFor(() => expect(socket.listens('connect')).toBe(true))
  // Waits for parts that load, like the socket, when the page is idle or touched: the toasts and the strip's content.
  await waitFor(() => expect(document.querySelector('.toasts')).not.toBeNull())
  await act(() => import('#client/features/play/components/ticket-extras.tsx'))
  act(() => socket.opens())
  return page
}

/** Opens an address without setting a card. */
export function openAddress(address: string) {
  const page = renderAt(
    address,
    <>
      <Routes>
        <Route path="/play/:cardId" element={<PlayScreen />} />
        <Route path="*" element={<p>Somewhere else</p>} />
      </Routes>
      <Toaster />
    </>,
  )
  // Loads the code that waits for the first touch.
  act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  return page
}

/** Delivers another version of the card over the socket. */
export function push(card: Card): void {
  act(() => socket.hears('card:changed', { card }))
}

export function grid() {
  return screen.getByRole('grid')
}
export function wordsOf(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? ''
}
/** Finds a square by its words. Not by label, since happy-dom searches the whole page for each button's labels. */
export function square(words: string): HTMLElement {
  const found = [...grid().querySelectorAll('button')].filter((button) => wordsOf(button) === words)
  expect(found, words).toHaveLength(1)
  return found[0]!
}
/** Marks the squares with these numbers, or unmarks them. */
export function mark(...numbers: number[]): void {
  for (const number of numbers) fireEvent.click(square(`Square ${number}`))
}
export function markedWords(): string[] {
  return [...grid().querySelectorAll<HTMLElement>('button[aria-pressed="true"]')].map(wordsOf)
}
export function storedMarks(card: Card): { marks: number[]; version: number } | null {
  return JSON.parse(localStorage.getItem(`marks:${card.cardId}`) ?? 'null') as never
}
