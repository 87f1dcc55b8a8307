import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { Toaster } from '#client/app/extras.tsx'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { newCardDraft } from '#client/sync/unsaved/draft.ts'
import { newUnsaved } from '#client/sync/unsaved/unsaved-card.ts'
import { dismissToast, toastAtom } from '#client/lib/toast.ts'
import { store } from '#client/lib/store.ts'
import EditorScreen from '#client/features/editor/components/editor-screen.tsx'
import { newCardId } from '#shared/ids.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { stubMedia } from '#tests/support/media.ts'
import { idleAtOnce } from '#tests/support/idle.ts'
import { MO, renderAt } from '../frame/app-page.tsx'

export const TEMPORARY_ID = 'temp-1763719200000-AbCdEfGh12'

export function signIn(): void {
  act(() => store.set(sessionAtom, { status: 'signed-in', user: MO }))
}
export function signOut(): void {
  act(() => store.set(sessionAtom, { status: 'signed-out' }))
}

/** The fake server of cards for the tests of the editor. */
export const cards = new FakeCards()

/** Dismisses the displayed toast, so that a later one with the same words can be told apart. */
export function dismissShownToast(): void {
  const shown = store.get(toastAtom)
  if (shown) act(() => dismissToast(shown.id))
}

/** Sets up a signed-in user's browser before its first visit, on a wide or a small screen. */
export function freshBrowser({ wide = true } = {}): FakeCards {
  newCardDraft().discard('')
  dismissShownToast()
  cards.reset()
  vi.stubGlobal('fetch', cards.fetch)
  stubMedia((query) => wide && query.includes('640'))
  idleAtOnce()
  signIn()
  return cards
}

/** Stores a card of the user on the server, with a new id each time, because unsent edits outlive a screen. */
export function storedCard(cards: FakeCards, changes: Partial<Card> = {}): Card {
  return cards.put(sampleCard({ cardId: newCardId(), ...changes }))
}

/** Stores a value as another tab does, or removes it if it is undefined. */
export function fromOtherTab(key: string, value: unknown): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

/** Changes a card as another host, tab or device does, and pushes it to this page. */
export async function changeElsewhere(cardId: string, change: Partial<CardContent>): Promise<void> {
  const changed = cards.change(cardId, change)
  await waitFor(() => expect(socket.listens('card:changed')).toBe(true))
  act(() => socket.hears('card:changed', { card: changed }))
}

/** Delivers a card's number of players, as the server pushes it to editors. */
export async function hasPlayers(cardId: string, count: number): Promise<void> {
  await waitFor(() => expect(socket.listens('card:players')).toBe(true))
  act(() => socket.hears('card:players', { cardId, count }))
}

/** Opens an address of the editor, and waits for its grid and for the dialogs, which load when the page is idle. */
export async function openEditor(at = '/create') {
  const opened = goToEditor(at)
  await screen.findByRole('grid')
  await act(() => vi.dynamicImportSettled())
  return opened
}

/** Stores a card of the user on the server, and opens it in the editor. */
export async function openCard(changes: Partial<Card> = {}) {
  const card = storedCard(cards, changes)
  return { card, ...(await openEditor(`/create/${card.cardId}`)) }
}

export const shareDialog = () => within(screen.getByRole('dialog', { name: 'Share BingoBoard' }))

/** Opens the share dialog of a card that belongs to the user. */
export async function openShare(changes: Partial<Card> = {}) {
  const opened = await openCard(changes)
  await opened.user.click(press('Share'))
  return { ...opened, dialog: shareDialog() }
}

/** Opens an address of the editor without waiting for its content. */
export function goToEditor(at: string) {
  return renderAt(
    at,
    <>
      <Routes>
        <Route path="/create/:cardId?" element={<EditorScreen />} />
        <Route path="*" element={<p>Somewhere else</p>} />
      </Routes>
      <Toaster />
    </>,
  )
}

/** Returns a square. Not found by role, since computing the roles of all squares takes most of a test's time. */
export function cell(row: number, column: number): HTMLElement {
  const rows = screen.getByRole('grid').querySelectorAll('[role=row]')
  const found = rows[row - 1]?.querySelectorAll('[role=gridcell]')[column - 1]?.querySelector('button')
  expect(found, `row ${row}, column ${column}`).toBeInstanceOf(HTMLElement)
  return found!
}
export function field(): HTMLTextAreaElement {
  return within(screen.getByRole('grid')).getByRole('textbox')
}
/** Returns the words of the squares in order, without blank squares and the free space. */
export function shownWords(): string[] {
  return [...screen.getByRole('grid').querySelectorAll('button')].flatMap(
    (button) => button.querySelector('.words')?.textContent?.replaceAll('\u00ad', '') ?? [],
  )
}
/** Waits until everything is saved. */
export async function settled(): Promise<void> {
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible())
}

/** Replaces the words of a square. */
export async function write(user: UserEvent, row: number, column: number, words: string): Promise<void> {
  await user.click(cell(row, column))
  await user.keyboard(`{Control>}a{/Control}${words}{Enter}`)
}

/** Enough words to save a card. */
export const FIVE = ['One', 'Two', 'Three', 'Four', 'Five']

/** Opens the editor at /create with these words in its first squares, as after a reload. */
export function openDraft(...words: string[]) {
  const cells = Array.from({ length: 25 }, (_, at) => words[at] ?? '')
  localStorage.setItem('BingoBoard', JSON.stringify({ ...newUnsaved(), cells }))
  return openEditor()
}

/** Writes words into the squares from the first one on. */
export async function fillFirstRow(user: UserEvent, ...words: string[]): Promise<void> {
  await user.click(cell(1, 1))
  for (const text of words) {
    fireEvent.change(field(), { target: { value: text } })
    await user.keyboard('{Tab}')
  }
  await user.keyboard('{Enter}')
}

export const press = (name: string) => screen.getByRole('button', { name })
export const save = () => screen.getByRole('button', { name: /^Save/ })
