import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { store } from '#client/lib/store.ts'
import { writeCardLink } from '#client/sync/offline/card-link.ts'
import { openLinked } from '#client/sync/offline/linked-card.ts'
import { cacheOfflineCard, readOfflineCard } from '#client/sync/offline/offline-cards.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { markedWords, openAddress, openPlay, square } from './play-page.tsx'

const ID = 'X73eoVYGZB'
const ORIGIN = 'AbCdEfGhIjKlMnOpQrStUv'
const OTHER = 'zzzzzzzzzzzzzzzzzzzzzz'
const COPY = "A copy, sent by link. It doesn't change when its maker edits it."
const made = sampleCard({ cardId: ID, title: 'Sent by a guest' })
const cards = useFakeCards()

beforeEach(() => act(() => store.set(sessionAtom, { status: 'signed-out' })))
afterEach(() => history.replaceState(null, '', '/'))

/** Opens the link as the browser does: the entry reads the fragment before the first render. */
async function openLink({ served = null, cut = 0 }: { served?: Card | null; cut?: number } = {}) {
  const fragment = await writeCardLink({ origin: ORIGIN, content: contentOf(made) })
  history.replaceState(null, '', `/play/${ID}#${fragment.slice(0, fragment.length - cut)}`)
  const play = { cardId: ID, card: served }
  store.set(pageDataAtom, { play })
  const isCopy = await openLinked(play)
  return { isCopy, ...(served && !isCopy ? await openPlay(served) : openAddress(`/play/${ID}`)) }
}

const resume = () => act(() => Promise.resolve(window.dispatchEvent(new Event('online'))))
const requests = () => cards.seen.map(({ method, path }) => `${method} ${path}`)
/** The copy is in storage once the page was idle. */
const isKept = () => waitFor(() => expect(readOfflineCard(ID)?.copy).toBe(true))

describe('a card that came in its link', () => {
  it('LINK-4: is played without the server, says what it is, can be copied and sent on, and is kept for a visit without the link', async () => {
    const first = await openLink()
    expect(first.isCopy).toBe(true)
    expect(await screen.findByRole('heading', { name: 'Sent by a guest' })).toBeVisible()
    expect(await screen.findByText(COPY)).toBeVisible()
    expect(screen.getByText('A copy, sent by link')).toBeVisible()
    expect(screen.queryByText(/no longer works/)).toBeNull()
    const { hash } = location
    await first.user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/play/${ID}${hash}`)
    expect(screen.queryByRole('link', { name: 'Sign in to share' })).toBeNull()
    expect(await screen.findByRole('link', { name: 'Make a Copy' })).toHaveAttribute('href', `/create/${ID}`)
    expect(screen.queryByRole('button', { name: 'Report This Card' })).toBeNull()
    fireEvent.click(square('Square 3'))
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
    expect(requests().filter((request) => request.includes('/api/cards'))).toEqual([])
    expect(socket.joins()).toEqual([])
    await isKept()
    first.unmount()
    history.replaceState(null, '', `/play/${ID}`)
    openAddress(`/play/${ID}`)
    expect(await screen.findByText(COPY)).toBeVisible()
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
  })

  it.each([
    ['without an origin', {}],
    ['with another origin', { origin: OTHER }],
  ])('LINK-3: a card that someone else put under its id, %s, is ignored', async (_, origin) => {
    const theirs = { ...sampleCard({ cardId: ID, title: 'Taken over', version: 7 }), ...origin }
    cards.put(theirs, false)
    const { isCopy } = await openLink({ served: theirs })
    expect(isCopy).toBe(true)
    expect(await screen.findByRole('heading', { name: 'Sent by a guest' })).toBeVisible()
    await resume()
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(screen.getByText(COPY)).toBeVisible()
    expect(screen.queryByText('Taken over')).toBeNull()
    expect(socket.joins()).toEqual([])
  })

  it('LINK-5: once live, the link does not bring the old words back without a network', async () => {
    cacheOfflineCard(sampleCard({ cardId: ID, title: 'Saved since', version: 4, origin: ORIGIN }), Date.now())
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    history.replaceState(
      null,
      '',
      `/play/${ID}#${await writeCardLink({ origin: ORIGIN, content: contentOf(made) })}`,
    )
    expect(await openLinked(undefined)).toBe(false)
    openAddress(`/play/${ID}`)
    expect(await screen.findByRole('heading', { name: 'Saved since' })).toBeVisible()
  })

  it.each([
    ['a part of it', { cut: 30 }],
    ['all but its beginning', { cut: 600 }],
    ['a part of it, under an id that someone else has,', { cut: 30, served: sampleCard({ cardId: ID }) }],
  ])('LINK-2: with only %s it says so, and shows no card', async (_, link) => {
    expect((await openLink(link)).isCopy).toBe(true)
    expect(await screen.findByText('This link was cut off. Ask for it again.')).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.queryByText(/may have been deleted|Stand-up bingo/)).toBeNull()
  })

  it('LINK-2: cut off, a browser that has seen the card shows it', async () => {
    const first = await openLink()
    await screen.findByText(COPY)
    await isKept()
    first.unmount()
    await openLink({ cut: 30 })
    expect(await screen.findByText(COPY)).toBeVisible()
    expect(square('Square 3')).toBeVisible()
  })
})
