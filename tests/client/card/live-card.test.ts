import { renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { applyCard, shownCardAtom } from '#client/sync/card-store.ts'
import { useShownCard } from '#client/sync/receive/connection.ts'
import { store } from '#client/lib/store.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'

const card = sampleCard()
const live = () => store.get(shownCardAtom)
/** The result of `GET /api/cards/{cardId}`: a card, a status, or no connection. */
let answer: Card | number | 'offline'
let asked: number

beforeEach(() => {
  answer = card
  asked = 0
  vi.stubGlobal('fetch', () => {
    asked++
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(
      typeof answer === 'number'
        ? Response.json({ message: 'no', code: 'not-found' }, { status: answer })
        : Response.json({ ...answer, isOwner: false, canEdit: false }),
    )
  })
})

function open(cardId = card.cardId, as: 'play' | 'edit' = 'play') {
  return renderHook(() => useShownCard(cardId, as), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children),
  })
}
async function openJoined() {
  store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
  const screen = open()
  // The screen connects its socket once the page is idle.
  await waitFor(() => expect(socket.listens('connect')).toBe(true))
  socket.opens()
  await waitFor(() => expect(socket.joins()).toHaveLength(1))
  return screen
}
describe('the card on the screen', () => {
  it('LIV-8: is requested once when a page wakes up, whatever else requests it at that moment', async () => {
    await openJoined()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    socket.closes()
    // A frozen page runs its overdue timers when it wakes, here the polling timer.
    vi.advanceTimersByTime(2999)
    let respond: (() => void) | undefined
    const [first] = [globalThis.fetch]
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await first(...request)
      await new Promise<void>((resolve) => (respond = resolve))
      return response
    })
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(respond).toBeDefined())
    expect(asked).toBe(1)
    respond!()
  })

  it("LIV-7: is replaced by the server's card of the same version if it comes from this browser's storage", async () => {
    localStorage.setItem(
      `seen:${card.cardId}`,
      JSON.stringify({ card: { ...card, title: 'Of last year' }, at: 1 }),
    )
    answer = 'offline'
    open()
    await waitFor(() => expect(live().card?.title).toBe('Of last year'))
    answer = card
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(live().card).toEqual(card))
  })

  it("LIV-7 LIV-8: is replaced by the response to a request made while it was shown, even by a restored backup's older version", async () => {
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card: { ...card, version: 9 } })
    open(card.cardId, 'edit')
    await waitFor(() => expect(live().card?.version).toBe(1))
    applyCard({ ...card, version: 5 })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(asked).toBe(2))
    await waitFor(() => expect(live().card?.version).toBe(1))
  })

  it("LIV-8: is replaced by a join's newer card, and by a restored backup's older one", async () => {
    await openJoined()
    const newer = editedCard(card, { 3: 'Newer' })
    socket.joined = { ok: true, data: { card: newer } }
    socket.opens()
    await waitFor(() => expect(live().card).toEqual(newer))
    const restored = sampleCard({ title: 'From the backup' })
    socket.joined = { ok: true, data: { card: restored, reset: true } }
    socket.opens()
    await waitFor(() => expect(live().card).toEqual(restored))
  })

  it('LIV-8: is joined again on every connection, on resuming, and when the heartbeat has another version', async () => {
    await openJoined()
    socket.closes()
    socket.opens()
    expect(socket.joins()).toHaveLength(2)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(socket.joins()).toHaveLength(3)
    window.dispatchEvent(new Event('online'))
    expect(socket.joins()).toHaveLength(4)
    socket.hears('card:version', { cardId: card.cardId, version: 1 })
    expect(socket.joins()).toHaveLength(4)
    socket.hears('card:version', { cardId: card.cardId, version: 2 })
    expect(socket.joins()).toHaveLength(5)
  })

  it('LIV-8: is requested over HTTP if a join is never acknowledged', async () => {
    await openJoined()
    vi.useFakeTimers()
    socket.joined = null
    answer = editedCard(card, { 0: 'By HTTP' })
    socket.opens()
    await vi.advanceTimersByTimeAsync(6000)
    expect(live().card?.cells[0]).toBe('By HTTP')
  })

  it('LIV-8: gets a new connection if the old one does not respond when the page wakes up', async () => {
    await openJoined()
    socket.joined = null
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(socket).toMatchObject({ connected: false, active: true }))
  })

  it('LIV-8 LIV-16: is requested over HTTP by an editor that only the socket answers, until the owner is known', async () => {
    vi.useFakeTimers()
    answer = 'offline'
    open(card.cardId, 'edit')
    await vi.waitFor(() => expect(live().status).toBe('failed'))
    await vi.waitFor(() => expect(socket.listens('connect')).toBe(true))
    socket.joined = { ok: true, data: { card } }
    socket.opens()
    await vi.advanceTimersByTimeAsync(100)
    expect(live()).toEqual({ cardId: card.cardId, status: 'ready', card })
    answer = card
    await vi.advanceTimersByTimeAsync(10_000)
    expect(live()).toMatchObject({ status: 'ready', isOwner: false, canEdit: false })
    const before = asked
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toBe(before)
  })

  it('PLAY-12: stays, marked as deleted, until a newer version arrives if it is deleted while open', async () => {
    await openJoined()
    socket.hears('card:deleted', { cardId: card.cardId })
    expect(live()).toMatchObject({ status: 'ready', absent: 'deleted', card })
    socket.hears('card:changed', { card })
    expect(live()).toMatchObject({ absent: 'deleted', card })
    socket.hears('card:changed', { card: { ...card, version: 3 } })
    expect(live()).toEqual({ cardId: card.cardId, status: 'ready', card: { ...card, version: 3 } })
  })

  it('PLAY-12: keeps a known reason for its absence after a 404, which only says that the server does not have it', async () => {
    await openJoined()
    socket.joined = { ok: false, error: { code: 'not-found', message: 'no' } }
    socket.opens()
    await waitFor(() => expect(live().absent).toBe('gone'))
    socket.hears('card:deleted', { cardId: card.cardId })
    expect(live().absent).toBe('deleted')
    answer = 404
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(socket.joins()).toHaveLength(3))
    expect(live().absent).toBe('deleted')
  })

  it("PLAY-12 LIV-16: is not considered deleted because of a proxy's 404", async () => {
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
    vi.stubGlobal('fetch', () => {
      asked++
      return Promise.resolve(new Response('<html>Not Found</html>', { status: 404 }))
    })
    open()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(asked).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(live()).toEqual({ cardId: card.cardId, status: 'ready', card })
  })

  it('LIV-8 LIV-10: has no connection while the browser keeps the page for Back', async () => {
    await openJoined()
    const fire = (type: string, persisted = true) =>
      window.dispatchEvent(Object.assign(new Event(type), { persisted }))
    fire('pagehide', false)
    expect(socket.connected).toBe(true)
    fire('pagehide')
    expect(socket).toMatchObject({ connected: false, active: false })
    fire('pageshow')
    expect(socket.active).toBe(true)
    socket.opens()
    expect(socket.joins()).toHaveLength(2)
  })

  it('LIV-8: leaves its room and stops changing when the screen is left', async () => {
    const screen = await openJoined()
    screen.unmount()
    expect(socket.sent.at(-1)).toEqual({ event: 'card:leave', payload: { cardId: card.cardId } })
    socket.hears('card:changed', { card: { ...card, version: 7 } })
    expect(live().card?.version).toBe(1)
  })
})
