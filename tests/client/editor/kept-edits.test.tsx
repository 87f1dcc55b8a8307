import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider, useAtomValue } from 'jotai'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import ConfirmLogOut from '#client/app/confirm-log-out.tsx'
import { frameDialogAtom } from '#client/lib/frame-dialog-atom.ts'
import EditorScreen from '#client/features/editor/components/editor-screen.tsx'
import { useLogOut } from '#client/features/auth/use-log-out.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import { wordsStep } from '#client/sync/change/steps.ts'
import { discardAllEdits } from '#client/sync/change/card-clients.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { noToast } from '#tests/support/toast.ts'
import { MO, renderAt } from '../frame/app-page.tsx'
import {
  cards,
  freshBrowser,
  goToEditor,
  openEditor,
  settled,
  shownWords,
  signIn,
  storedCard,
  write,
} from './editor-page.tsx'

let card: Card
beforeEach(() => {
  card = storedCard(freshBrowser())
})

const open = () => openEditor(`/create/${card.cardId}`)
const stored = () => cards.card(card.cardId)
const key = () => `steps:mo:${card.cardId}`
const keptJson = () => localStorage.getItem(key())
/** Edits a square without a network, then closes the browser: only its storage remains. */
async function writeInTunnel(words: string): Promise<void> {
  const client = startCardClient(card, MO.id)
  const close = client.open(() => undefined)
  cards.isAway = true
  client.apply(wordsStep(0, words, 'Square 1', card))
  await waitFor(() => expect(store.get(client.statusAtom)).toBe('offline'))
  const kept = keptJson()
  close()
  discardAllEdits()
  store.set(shownCardAtom, { cardId: '', status: 'loading' })
  localStorage.setItem(key(), kept ?? '')
  cards.isAway = false
  cards.seen = []
}

describe('unsent edits', () => {
  it('EDIT-10 ADM-1: can be saved as a new card if theirs was removed after a report', async () => {
    await writeInTunnel('In the tunnel')
    const removed = { code: 'removed', message: 'This card was removed after a report.' }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(removed, { status: 410 })))
    const { user } = goToEditor(`/create/${card.cardId}`)
    expect(await screen.findByRole('heading', { name: 'Removed after a report' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save my version as new' }))
    expect(await screen.findByRole('button', { name: /In the tunnel/ })).toBeVisible()
  })

  it('EDIT-10 OFF-5: without a network, the card shows Offline with Retry and says that they are kept; Retry shows them', async () => {
    await writeInTunnel('In the tunnel')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { user } = goToEditor(`/create/${card.cardId}`)
    act(() => store.set(sessionAtom, { status: 'unknown' }))
    expect(await screen.findByRole('heading', { name: 'Offline' })).toBeVisible()
    expect(screen.getByText(/card didn't load\. Your changes to this card are safe/)).toBeVisible()
    expect(screen.queryByText(/may have been deleted/)).toBeNull()
    await waitFor(() => expect(document.title).toContain('Offline'))
    noToast()

    vi.stubGlobal('fetch', cards.fetch)
    signIn()
    await user.click(screen.getByRole('button', { name: /Retry/ }))
    await screen.findByRole('grid')
    expect(shownWords()[0]).toBe('In the tunnel')
    await waitFor(() => expect(stored().cells[0]).toBe('In the tunnel'))
  })

  it('EDIT-10 CARD-13: a card that is still loading after 4 s shows Offline with Retry, which opens it', async () => {
    const answer = cards.holdAnswers()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = goToEditor(`/create/${card.cardId}`)
    act(() => store.set(sessionAtom, { status: 'unknown' }))
    answer()
    await waitFor(() => expect(store.get(shownCardAtom).status).toBe('ready'))
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByRole('heading', { name: 'Offline' })).toBeVisible()
    vi.useRealTimers()
    const { fetch } = cards
    const asked = vi.fn((...call: Parameters<typeof fetch>) =>
      call[0] === '/api/user' ? Promise.resolve(Response.json(MO)) : fetch(...call),
    )
    vi.stubGlobal('fetch', asked)
    await user.click(screen.getByRole('button', { name: /Retry/ }))
    await screen.findByRole('grid')
    for (const [, init] of asked.mock.calls) expect(init).toMatchObject({ cache: 'no-store' })
  })

  it('EDIT-10: a card that once loaded late gets its full 4 s again when its editor is reopened', async () => {
    const other = storedCard(cards)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const open = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
    const answer = cards.holdAnswers()
    renderAt(
      `/create/${card.cardId}`,
      <>
        <Link to={`/create/${card.cardId}`}>This</Link>
        <Link to={`/create/${other.cardId}`}>Other</Link>
        <Routes>
          <Route path="/create/:cardId?" element={<EditorScreen />} />
        </Routes>
      </>,
    )
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByRole('heading', { name: 'Offline' })).toBeVisible()
    answer()
    await screen.findByRole('grid')
    open('Other')
    await waitFor(() =>
      expect(store.get(shownCardAtom)).toMatchObject({ cardId: other.cardId, status: 'ready' }),
    )
    cards.holdAnswers()
    open('This')
    await waitFor(() => expect(store.get(shownCardAtom).cardId).toBe(card.cardId))
    expect(screen.queryByRole('heading', { name: 'Offline' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByRole('heading', { name: 'Offline' })).toBeVisible()
  })

  it('LIV-12: are kept with their base and what they replace, and sent with the same opId when the card is opened again', async () => {
    await writeInTunnel('Back in the light')
    const opId = /"opId":"([\w-]+)"/.exec(keptJson() ?? '')?.[1]
    const [kept] = Object.values(JSON.parse(keptJson() ?? '{}') as Record<string, unknown>)
    expect(kept).toMatchObject({
      pending: {
        server: { version: 1 },
        sent: [{ change: { cells: { 0: 'Back in the light' }, was: { cells: { 0: 'Square 1' } } } }],
        steps: [{ type: 'words', index: 0, text: 'Back in the light', was: 'Square 1' }],
      },
    })
    await open()
    expect(shownWords()[0]).toBe('Back in the light')
    await settled()
    expect(stored().cells[0]).toBe('Back in the light')
    expect(cards.writes().map(({ body }) => body.opId)).toEqual([opId])
    expect(keptJson()).toBeNull()
  })

  it('LIV-12: are reported and removed if they are damaged in storage', async () => {
    localStorage.setItem(key(), JSON.stringify({ tab: { live: true, pending: { server: 7 } } }))
    await open()
    await settled()
    expect(shownWords()[0]).toBe('Square 1')
    expect(keptJson()).toBeNull()
  })
})

it('LIV-12: unsent edits are lost by logging out only after a question; Stay keeps them', async () => {
  function LogOutButton() {
    const { logOut } = useLogOut()
    const asks = useAtomValue(frameDialogAtom) === 'log-out'
    return (
      <>
        <button onClick={() => void logOut()}>Leave</button>
        {asks && <ConfirmLogOut />}
      </>
    )
  }
  const openButton = () =>
    render(
      <Provider store={store}>
        <LogOutButton />
      </Provider>,
    )
  const question = () => within(screen.getByRole('alertdialog', { name: 'Log out and lose changes?' }))
  await writeInTunnel('Unsent')
  localStorage.setItem('marks:someCard00', '{}')
  openButton()
  act(() => screen.getByRole('button', { name: 'Leave' }).click())
  expect(question().getByText(/Changes to 1 card haven't been saved yet/)).toBeVisible()
  act(() => question().getByRole('button', { name: 'Stay' }).click())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(cards.seen).toEqual([])
  expect(keptJson()).not.toBeNull()

  act(() => screen.getByRole('button', { name: 'Leave' }).click())
  act(() =>
    question()
      .getByRole('button', { name: /^Log Out/ })
      .click(),
  )
  await waitFor(() => expect(keptJson()).toBeNull())
  expect(cards.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/logout'])
  expect(localStorage.getItem('marks:someCard00')).toBe('{}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

/** Signs Ada in in this browser, in this or another tab. Ada may not edit Mo's card. */
function signInAsAda(): void {
  cards.setRole(card.cardId, 'user')
  act(() => store.set(sessionAtom, { status: 'signed-in', user: { ...MO, id: 'ada', username: 'ada' } }))
}

describe('another user who signs in while a card is open', () => {
  it('EDIT-13: does not see the list that was being pasted', async () => {
    const { user } = await openEditor(`/create/${card.cardId}`)
    await user.click(await screen.findByRole('button', { name: 'Paste a List' }))
    await user.type(await screen.findByRole('textbox', { name: 'List' }), 'For Mo alone')
    signInAsAda()
    expect(await screen.findByText("You're making a copy")).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('LIV-12 EDIT-11: gets a copy, not the rights of the previous user, who edits the card again after the next log-in', async () => {
    const { user } = await openEditor(`/create/${card.cardId}`)
    expect(await screen.findByText('Saved')).toBeVisible()
    signInAsAda()
    expect(await screen.findByText("You're making a copy")).toBeVisible()
    expect(screen.queryByText("You can't edit this card anymore")).toBeNull()
    cards.setRole(card.cardId, 'owner')
    signIn()
    expect(await screen.findByText('Saved')).toBeVisible()
    await write(user, 1, 1, 'Mo again')
    await settled()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mo again'))
  })
})
