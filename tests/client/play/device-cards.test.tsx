import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, beforeAll, vi } from 'vitest'
import { sessionAtom, type Session } from '#client/lib/session-atom.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { cacheOfflineCard } from '#client/sync/offline/offline-cards.ts'
import { writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { store } from '#client/lib/store.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { grid, openAddress, openPlay, push, square } from './play-page.tsx'
import { answers, noNetwork, refuses, useFakeApi } from '#tests/support/fake-api.ts'

const card = sampleCard()
const SIGNED_IN = { status: 'signed-in', user: { id: 'u1' } } as Session
const cards = useFakeCards()
const HOUR_MS = 60 * 60 * 1000

beforeEach(wantLessMotion)

/** Waits for the panel. By then everything that loads lazily, or when the page is idle, is there. */
const panel = () => screen.findByRole('region', { name: 'On This Device' })
const copyLink = () => screen.queryByRole('link', { name: 'Make a Copy' })

it("RPT-1 EMB-1: a frame's link opens the report form on the card's own page; other visitors open it with a button", async () => {
  store.set(sessionAtom, { status: 'signed-out' })
  location.hash = '#report'
  const fromFrame = await openPlay(card)
  await screen.findByRole('dialog', { name: 'Report' })
  await fromFrame.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fromFrame.unmount()
  await openPlay(card)
  expect(await screen.findByRole('button', { name: 'Report This Card' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('Make a Copy', () => {
  it("PLAY-18: is offered for another user's card, but not for the user's own, as the server reports", async () => {
    store.set(sessionAtom, SIGNED_IN)
    cards.put(card, false)
    const first = await openPlay(card)
    expect(await screen.findByRole('link', { name: 'Make a Copy' })).toBeVisible()
    first.unmount()
    cards.put(card, true)
    await openPlay(card)
    await panel()
    const questions = () =>
      cards.seen.filter(({ method, path }) => method === 'GET' && path.endsWith(card.cardId))
    await waitFor(() => expect(questions()).toHaveLength(2))
    await act(() => Promise.resolve())
    expect(copyLink()).toBeNull()
  })

  it('PLAY-18 PLAY-19: leads a guest to the editor, but not with a deleted or browser-only card; lists no other cards', async () => {
    store.set(sessionAtom, { status: 'signed-out' })
    cacheOfflineCard(card, Date.now())
    const first = await openPlay(card)
    await panel()
    expect(screen.queryByRole('region', { name: 'Recently Played' })).toBeNull()
    expect(copyLink()).toHaveAttribute('href', `/create/${card.cardId}`)
    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    expect(copyLink()).toBeNull()
    first.unmount()
    const id = 'temp-1763719200000-AbCdEfGh12'
    writeTemporary(id, contentOf(sampleCard({ title: 'Only here' })), 'saveAs0001')
    openAddress(`/play/${id}`)
    await panel()
    expect(copyLink()).toBeNull()
  })
})

it('TRASH-1 PLAY-12: a deleted card that this browser shows after a reload is updated once it is restored', async () => {
  cacheOfflineCard(card, Date.now(), 'deleted')
  store.set(shownCardAtom, { cardId: card.cardId, status: 'missing' })
  socket.joined = { ok: true, data: { card: { ...card, title: 'Restored', version: card.version + 1 } } }
  openAddress(`/play/${card.cardId}`)
  await waitFor(() => expect(socket.listens('connect')).toBe(true))
  act(() => socket.opens())
  expect(await screen.findByRole('heading', { name: 'Restored' })).toBeVisible()
  expect(screen.queryByText(/deleted this card/)).toBeNull()
})

describe('Recently Played', () => {
  it('PLAY-19: lists the five other cards last played here, newest first, and links to them', async () => {
    const now = Date.now()
    for (const hours of [1, 2, 3, 4, 5, 6])
      cacheOfflineCard(
        sampleCard({ cardId: `other${hours}`, title: `Card ${hours}`, theme: 'pink' }),
        now - hours * HOUR_MS,
      )
    cacheOfflineCard(card, now)
    await openPlay(card)
    const recent = within(await screen.findByRole('region', { name: 'Recently Played' }))
    const links = recent.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Card 1 1 hour ago',
      'Card 2 2 hours ago',
      'Card 3 3 hours ago',
      'Card 4 4 hours ago',
      'Card 5 5 hours ago',
    ])
    expect(links[0]).toHaveAttribute('href', '/play/other1')
  })

  it('FLT-11, PLAY-19: does not date a card in the future that was played before the clock was set back', async () => {
    cacheOfflineCard(sampleCard({ cardId: 'other1', title: 'Ahead' }), Date.now() + 3 * HOUR_MS)
    await openPlay(card)
    const recent = within(await screen.findByRole('region', { name: 'Recently Played' }))
    expect(recent.getByRole('link')).toHaveTextContent('Ahead now')
  })
})

const NOTE = 'POST /api/history'
const session = (now: Session) => act(() => store.set(sessionAtom, now))

describe('the recent plays of a signed-in user', () => {
  const api = useFakeApi()
  const noted = () => api.current.bodies(NOTE)

  // Loads the lazy code beforehand, so that tests do not depend on the load of the machine.
  beforeAll(async () => {
    await import('#client/features/play/components/device-panel.tsx')
  })
  beforeEach(() => {
    api.current.on(NOTE, answers(204))
    api.current.on('GET /api/config', answers(200, { google: false, passwordMinLength: 6, lanUrl: null }))
    api.current.on('GET /api/cards/:cardId', answers(200, { ...card, isOwner: false, canEdit: false }))
  })

  it('HIST-4: get the card once, whatever the host changes afterwards', async () => {
    store.set(sessionAtom, SIGNED_IN)
    await openPlay(card)
    await waitFor(() => expect(noted()).toEqual([{ cardId: card.cardId }]))
    for (const version of [2, 3]) push({ ...card, version, title: `Version ${version}` })
    await panel()
    session({ ...SIGNED_IN })
    expect(noted()).toHaveLength(1)
  })

  it('HIST-4: get nothing from a guest, nor after the page is left', async () => {
    store.set(sessionAtom, { status: 'signed-out' })
    const { unmount } = await openPlay(card)
    await panel()
    unmount()
    session(SIGNED_IN)
    await Promise.resolve()
    expect(noted()).toEqual([])
  })

  it('HIST-4: get nothing from a prerendered page, which does not connect either, until it is opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    Object.assign(document, { prerendering: true })
    store.set(sessionAtom, SIGNED_IN)
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
    openAddress(`/play/${card.cardId}`)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(grid()).toBeVisible()
    expect(noted()).toEqual([])
    expect(socket.listens('connect')).toBe(false)
    Reflect.deleteProperty(document, 'prerendering')
    vi.useRealTimers()
    act(() => void document.dispatchEvent(new Event('prerenderingchange')))
    await waitFor(() => expect(noted()).toEqual([{ cardId: card.cardId }]))
    await waitFor(() => expect(socket.listens('connect')).toBe(true))
  })

  it('HIST-4 GUEST-1: do not get a card that only this browser has', async () => {
    store.set(sessionAtom, SIGNED_IN)
    writeTemporary('temp-1700000000000-abc', contentOf(card), 'aaaaaaaaaa')
    openAddress('/play/temp-1700000000000-abc')
    await screen.findByRole('grid')
    await panel()
    expect(noted()).toEqual([])
  })

  it.each([
    ['without a network', noNetwork],
    ['if the server fails', refuses(500, 'Something broke.', 'internal')],
  ])('HIST-4: show no error after %s, and play continues', async (_where, failure) => {
    api.current.on(NOTE, failure)
    store.set(sessionAtom, SIGNED_IN)
    const { user } = await openPlay(card)
    await waitFor(() => expect(noted()).toHaveLength(1))
    await panel()
    await user.click(square(card.cells[0]!))
    expect(square(card.cells[0]!)).toHaveAttribute('aria-pressed', 'true')
    expect(document.querySelector('.toast')).toBeNull()
    expect(noted()).toHaveLength(1)
  })
})
