import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { store } from '#client/lib/store.ts'
import { writeCardLink, readCardLink } from '#client/sync/offline/card-link.ts'
import { openLinked } from '#client/sync/offline/linked-card.ts'
import { cacheOfflineCard, readOfflineCard } from '#client/sync/offline/offline-cards.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { markedWords, openAddress, openPlay, square, storedMarks } from './play-page.tsx'
import { dealCard } from '#shared/rules/deal.ts'
import { findSheet, keepPrinted } from '#client/features/print/printed-versions.ts'
import { moveToSaved, writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { rememberSaved, readUnsaved, writeUnsaved } from '#client/sync/unsaved/unsaved-storage.ts'

const ID = 'X73eoVYGZB'
const ORIGIN = 'AbCdEfGhIjKlMnOpQrStUv'
const OTHER = 'zzzzzzzzzzzzzzzzzzzzzz'
const COPY = "A copy, sent by link. It doesn't change when its maker edits it."
const made = sampleCard({ cardId: ID, title: 'Sent by a guest' })
const cards = useFakeCards()

/** Opens the link as a browser does: the entry script reads the fragment before the first render. */
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
/** Waits until the copy is in storage, where it is written once the page is idle. */
const isKept = () => waitFor(() => expect(readOfflineCard(ID)?.copy).toBe(true))

describe('a card contained in its link', () => {
  beforeEach(() => act(() => store.set(sessionAtom, { status: 'signed-out' })))
  afterEach(() => history.replaceState(null, '', '/'))

  it('LINK-4: is played without the server, says what it is, can be copied and sent on, and later opens without its link', async () => {
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
  ])('LINK-3: ignores a card that someone else put under its id, %s', async (_, origin) => {
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

  it('LINK-5: once it is live, its link does not bring the old words back without a network', async () => {
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
  ])('LINK-2: with only %s says that the link was cut off, and shows no card', async (_, link) => {
    expect((await openLink(link)).isCopy).toBe(true)
    expect(await screen.findByText('This link was cut off. Ask for it again.')).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.queryByText(/may have been deleted|Stand-up bingo/)).toBeNull()
  })

  it('LINK-2: is shown from a cut-off link by a browser that has seen it', async () => {
    const first = await openLink()
    await screen.findByText(COPY)
    await isKept()
    first.unmount()
    await openLink({ cut: 30 })
    expect(await screen.findByText(COPY)).toBeVisible()
    expect(square('Square 3')).toBeVisible()
  })
})

const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

describe('a temporary card', () => {
  const ID = 'temp-1763719200000-AbCdEfGh12'
  beforeEach(() => {
    fetched.mockClear()
    vi.stubGlobal('fetch', fetched)
    act(() => store.set(sessionAtom, { status: 'signed-out' }))
    writeTemporary(ID, contentOf(sampleCard({ title: 'Only here' })), 'saveAs0001')
  })

  it('GUEST-1 GUEST-2 PLAY-1 LINK-6 SHARE-5: is played without the server, links to a copy but has no QR code, and offers to log in or save', async () => {
    const first = openAddress(`/play/${ID}`)
    expect(await screen.findByRole('heading', { name: 'Only here' })).toBeVisible()
    expect(screen.getByText('Temporary card')).toBeVisible()
    fireEvent.click(square('Square 3'))
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
    first.unmount()
    openAddress(`/play/${ID}`)
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
    expect(fetched.mock.calls.flat().filter((path) => String(path).includes('/api/cards'))).toEqual([])
    expect(socket.joins()).toEqual([])

    expect(await screen.findByText(/Its link carries a copy that anyone can play/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to share' })).toHaveAttribute('href', '/auth')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull()
    act(() => store.set(sessionAtom, { status: 'signed-in', user: { id: 'mo' } as never }))
    expect(await screen.findByRole('link', { name: 'Save to My Account' })).toHaveAttribute(
      'href',
      `/create/${ID}?share`,
    )
  })

  it('LINK-1: has the words in its link that another tab has just written', async () => {
    const { user } = openAddress(`/play/${ID}`)
    await screen.findByRole('button', { name: 'Copy link' })
    const card = readUnsaved(ID)!
    writeUnsaved(ID, { ...card, cells: card.cells.with(0, 'New words') })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `temp-card-${ID}` })))
    expect(square('New words')).toBeVisible()
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      const link = new URL(await navigator.clipboard.readText())
      expect((await readCardLink(link.hash.slice(1)))?.content.cells[0]).toBe('New words')
    })
  })

  it('GUEST-2: is explained and cannot be saved if it belongs to another browser', async () => {
    openAddress('/play/temp-1763719200000-ElseWhere1')
    expect(await screen.findByText(/lives in the browser it was made in/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in to share' })).toBeNull()
  })

  it('GUEST-2 LIV-13 CALL-15: keeps its marks and all else that this browser stores with it when it is saved to an account', async () => {
    const first = openAddress(`/play/${ID}`)
    await screen.findByRole('grid')
    fireEvent.click(square('Square 3'))
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
    first.unmount()
    localStorage.setItem(`layout:${ID}`, '{"seed":"mine"}')
    localStorage.setItem(`calls:${ID}`, '{"called":["Square 1"]}')
    localStorage.setItem(`notes:${ID}`, '[["Square 3","Maria"]]')
    keepPrinted(sampleCard({ cardId: ID }), 2)
    const printed = findSheet(ID, 'v1-2')
    const saved = sampleCard({ cardId: 'saveAs0001' })
    moveToSaved(ID, saved.cardId)
    rememberSaved(ID, saved.cardId, saved.cardId)
    await openPlay(saved)
    expect(markedWords()).toEqual(['Square 3, Maria'])
    expect(storedMarks(saved)).toMatchObject({
      version: 1,
      marks: [dealCard(saved, 'mine').cells.indexOf('Square 3')],
    })
    expect(localStorage.getItem('layout:saveAs0001')).toBe('{"seed":"mine"}')
    expect(localStorage.getItem('calls:saveAs0001')).toBe('{"called":["Square 1"]}')
    expect(localStorage.getItem('notes:saveAs0001')).toBe('[["Square 3","Maria"]]')
    // The printed sheet keeps the squares that were dealt by the id at the time of printing.
    expect(findSheet('saveAs0001', 'v1-2')).toMatchObject({
      sheet: { cells: 'sheet' in printed && printed.sheet.cells },
    })
    expect(Object.keys(localStorage).filter((key) => /:temp/.test(key))).toEqual([`saved:${ID}`])
  })

  it('GUEST-2: its URL leads to the saved card once it is saved, immediately and in other tabs', async () => {
    const replace = vi.fn()
    const address = new URL(`https://bingo.example/play/${ID}?shuffle`)
    vi.stubGlobal('location', {
      href: address.href,
      origin: address.origin,
      hostname: address.hostname,
      replace,
    })
    const other = openAddress(`/play/${ID}`)
    await screen.findByRole('heading', { name: 'Only here' })
    rememberSaved(ID, 'saveAs0001', 'saveAs0001')
    localStorage.removeItem(`temp-card-${ID}`)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `temp-card-${ID}` })))
    const savedAddress = 'https://bingo.example/play/saveAs0001?shuffle'
    expect(replace.mock.calls).toEqual([[savedAddress]])
    other.unmount()
    openAddress(`/play/${ID}`)
    await waitFor(() => expect(replace.mock.calls).toEqual([[savedAddress], [savedAddress]]))
  })
})
