import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { playersAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { announced } from '#tests/support/announced.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { qrModules, shownModules } from '#tests/support/qr-modules.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { showsAddress } from '#tests/support/link-address.ts'
import { idleAtOnce } from '#tests/support/idle.ts'
import { address } from '../frame/app-page.tsx'
import { openAddress, openPresent, push, signInHost, squares } from './present-page.tsx'

const card = sampleCard({ title: 'Road trip' })
const TEMPORARY_ID = 'temp-1763719200000-AbCdEfGh12'
const CODE = { name: 'QR code of the link' }

signInHost()
const cards = useFakeCards()
beforeEach(() => {
  cards.put(card, false)
  idleAtOnce()
})

const viewLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'View' })).getByRole('link', { name })
const linkOf = (path: string) => new URL(path, location.origin).href

describe('the views', () => {
  it.each([
    ['?view=code', 'QR code'],
    ['?view=caller', 'Caller'],
    ['?view=nonsense', 'Card'],
  ])('PRS-1: with "%s" in the URL show the %s', async (search, name) => {
    await openPresent(card, search)
    expect(viewLink(name)).toHaveAttribute('aria-current', 'page')
    expect(screen.queryAllByRole('grid')).toHaveLength(name === 'Card' ? 1 : 0)
    expect(screen.queryAllByText('Scan to play')).toHaveLength(name === 'QR code' ? 1 : 0)
    expect(screen.queryAllByText('Nothing called yet')).toHaveLength(name === 'Caller' ? 1 : 0)
    expect(document.title).toBe('Road trip (presenting) | BingoBoard')
  })

  it('PRS-1: change with a press, in the URL too, which keeps its other parameters; the host’s link leads to the editor', async () => {
    cards.put(card, true)
    const { user } = await openPresent(card, '?shuffle')
    const back = screen.getByRole('link', { name: 'Back to the card' })
    expect(back).toHaveAttribute('href', `/create/${card.cardId}`)
    await user.click(viewLink('QR code'))
    expect(address()).toBe(`/present/${card.cardId}?shuffle=&view=code`)
    await user.click(viewLink('Card'))
    expect(address()).toBe(`/present/${card.cardId}?shuffle=`)
    expect(screen.getByRole('grid', { name: 'Road trip' })).toBeVisible()
  })

  it('PRS-1: say that a card is unknown, and lead to the landing page', async () => {
    openAddress('/present/nobodys-id')
    expect(await screen.findByRole('heading', { name: "We can't find that card" })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('navigation', { name: 'View' })).toBeNull()
  })
})

describe('the card on a projector', () => {
  it('PRS-1 PRS-2 LIV-10: joins uncounted, has nothing to mark, shows the host’s edits immediately and says if they delete it', async () => {
    act(() => store.set(toastAtom, { id: 1, title: 'Saved' }))
    await openPresent(card)
    expect(store.get(toastAtom)).toBeNull()
    expect(socket.joins()).toEqual([{ cardId: card.cardId, as: 'edit', version: 1 }])
    expect(squares().at(0)).toBe('Square 1')
    push(editedCard(card, { 0: 'Rain' }, { title: 'Flight home' }))
    expect(squares().at(0)).toBe('Rain')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Flight home')
    expect(squares().at(12)).toBe('FREE')

    expect(within(screen.getByRole('grid')).queryByRole('button')).toBeNull()
    expect(localStorage.getItem(`marks:${card.cardId}`)).toBeNull()
    expect(cards.writes()).toEqual([])
    const back = screen.getByRole('link', { name: 'Back to the card' })
    expect(back).toHaveAttribute('href', `/play/${card.cardId}`)

    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    expect(screen.getByText('Deleted by its host')).toBeVisible()
    expect(squares().at(0)).toBe('Rain')
    await waitFor(() => expect(announced()).toBe('The host deleted this card.'))
  })

  it('PRS-2: is shown offline as it was last seen, and says that edits do not arrive', async () => {
    const first = await openPresent(card)
    await waitFor(() => expect(localStorage.getItem(`seen:${card.cardId}`)).not.toBeNull())
    first.unmount()
    socket.reset()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    openAddress(`/present/${card.cardId}`)
    expect(await screen.findByRole('grid', { name: 'Road trip' })).toBeVisible()
    await waitFor(() => expect(socket.listens('connect_error')).toBe(true))
    vi.useFakeTimers()
    act(() => socket.hears('connect_error'))
    // Two requests get no response: the first after 3 s, the second at most 6 s later.
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(screen.getByText("Offline: new edits won't show")).toBeVisible()
  })
})

describe('the code view', () => {
  const shows = async (link: string) => {
    expect(shownModules(await screen.findByRole('img', CODE))).toEqual(qrModules(link))
    expect(screen.getByText(showsAddress(link))).toBeVisible()
  }
  const hint = () => screen.queryByText('Everyone gets their own order.')

  it('PRS-4: leads to the card, whose URL is next to it; says how many pages have it open, and has no link to a deleted one', async () => {
    await openPresent(card, '?view=code')
    await shows(linkOf(`/play/${card.cardId}`))
    expect(screen.getByRole('heading', { name: 'Road trip' })).toBeVisible()
    expect(hint()).toBeNull()
    expect(screen.queryByText(/this card$/)).toBeNull()
    act(() => store.set(playersAtom, { cardId: card.cardId, count: 28 }))
    expect(screen.getByText('28 people see this card')).toBeVisible()
    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    expect(screen.getByText(/Its link no longer works/)).toBeVisible()
    expect(screen.queryByRole('img', CODE)).toBeNull()
  })

  it('PRS-4: leads to a shuffled card if its URL says so', async () => {
    await openPresent(card, '?view=code&shuffle')
    await shows(linkOf(`/play/${card.cardId}?shuffle`))
    expect(hint()).toBeVisible()
  })

  it('PRS-4 LINK-6: has the QR code of the link that contains a guest’s card', async () => {
    store.set(sessionAtom, { status: 'signed-out' })
    writeTemporary(TEMPORARY_ID, contentOf(sampleCard({ title: 'Only here' })), 'saveAs0001')
    const { user } = openAddress(`/present/${TEMPORARY_ID}`)
    expect(await screen.findByRole('grid', { name: 'Only here' })).toBeVisible()
    await user.click(viewLink('QR code'))
    expect(await screen.findByRole('img', CODE)).toBeVisible()
    expect(screen.getByText(/Its link carries a copy that anyone can play/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to share' })).toBeVisible()
  })
})

describe('the join code of a presented card', () => {
  beforeEach(() => void cards.put(card))
  const HOUR_MS = 60 * 60 * 1000
  const shown = () => screen.queryByText('482 193')
  const asked = () => cards.seen.filter(({ path }) => path === `/api/cards/${card.cardId}/code`)

  it('CODE-7: is shown to its host as 482 193, read out digit by digit, with the site where it is entered', async () => {
    await openPresent(card, '?view=code')
    await waitFor(() => expect(shown()).toBeVisible())
    expect(shown()).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('Code: 4, 8, 2, 1, 9, 3')).toHaveClass('sr-only')
    expect(screen.getByText(/^Or type this code at/)).toHaveTextContent(
      `Or type this code at ${location.host}`,
    )
    expect(asked()).toMatchObject([{ method: 'POST', body: { shuffle: false } }])
  })

  it.each([
    ['another user presents the card', '?view=code', false],
    ['its host shows the card', '', true],
    ['its host calls words', '?view=caller', true],
  ])('CODE-7: is not requested while %s', async (_what, search, isMine) => {
    cards.put(card, isMine)
    await openPresent(card, search)
    await waitFor(() => expect(cards.seen.length).toBeGreaterThan(0))
    expect(asked()).toEqual([])
    expect(shown()).toBeNull()
  })

  it('CODE-7: says why there is none, and Try Again requests it', async () => {
    cards.failures.push('network')
    const { user } = await openPresent(card, '?view=code')
    expect(await screen.findByText(/^No code yet. Can't reach BingoBoard/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(shown()).toBeVisible())
  })

  it('CODE-7: is renewed every hour; without a network it stays until it expires', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    })
    await openPresent(card, '?view=code')
    await waitFor(() => expect(shown()).toBeVisible())
    await act(() => vi.advanceTimersByTimeAsync(2 * HOUR_MS))
    expect(asked()).toHaveLength(3)
    cards.isAway = true
    await act(() => vi.advanceTimersByTimeAsync(23 * HOUR_MS))
    expect(shown()).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS))
    expect(shown()).toBeNull()
    expect(screen.getByText(/^No code yet/)).toBeVisible()
  })
})
