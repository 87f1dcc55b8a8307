import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cacheOfflineCard, listOfflineCards } from '#client/sync/offline/offline-cards.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { boardAtom } from '#client/features/play/atoms.ts'
import type { StoredMarks } from '#client/features/play/marks-storage.ts'
import { saveNote } from '#client/features/play/notes.ts'
import { readNotes } from '#client/features/play/notes-storage.ts'
import { store } from '#client/lib/store.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { noToast } from '#tests/support/toast.ts'
import { mark, markedWords, openAddress, openPlay, push, square } from './play-page.tsx'

const card = sampleCard()
const HOUR_MS = 60 * 60 * 1000
const KEY = `marks:${card.cardId}`

/** Stores marks that were last changed so many hours ago. */
function leaveMarks(hoursAgo: number): void {
  const others = { version: card.version, cells: card.cells, edited: [], setAside: [], round: 1 }
  const marks: StoredMarks = { ...others, marks: [1], at: Date.now() - hoursAgo * HOUR_MS }
  localStorage.setItem(KEY, JSON.stringify(marks))
}
const question = () => screen.queryByText('These marks are from an earlier game.')

describe('coming back later', () => {
  it('PLAY-30: keeps a note with its mark if the host changes the words, before or after the player returns', async () => {
    const { unmount } = await openPlay(card)
    mark(2, 9)
    saveNote(card.cardId, 'Square 2', 'Maria')
    saveNote(card.cardId, 'Square 9', 'Ann')
    unmount()
    store.set(boardAtom, undefined)
    const edited = editedCard(card, { 1: 'Replaced' })
    await openPlay(edited)
    await waitFor(() =>
      expect([...readNotes(card.cardId)]).toEqual([
        ['Replaced', 'Maria'],
        ['Square 9', 'Ann'],
      ]),
    )
    push(editedCard(edited, { 1: 'Once more' }))
    await waitFor(() => expect(readNotes(card.cardId).get('Once more')).toBe('Maria'))
  })

  it('PLAY-13: asks once about marks older than 12 hours; Keep keeps them', async () => {
    const first = await openPlay(card)
    fireEvent.click(square('Square 2'))
    first.unmount()
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '') as StoredMarks
    expect(stored.at).toBeGreaterThan(Date.now() - HOUR_MS)
    leaveMarks(13)
    const second = await openPlay(card)
    expect(question()).toBeVisible()
    expect(markedWords()).toEqual(['Square 2'])
    act(() => screen.getByRole('button', { name: 'Keep marks' }).click())
    expect(question()).toBeNull()
    expect(markedWords()).toEqual(['Square 2'])
    second.unmount()
    await openPlay(card)
    expect(question()).toBeNull()
  })

  it('PLAY-13: also asks, once, when a page that stayed open is shown again', async () => {
    await openPlay(card)
    fireEvent.click(square('Square 2'))
    const resume = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
    resume()
    expect(question()).toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * HOUR_MS })
    resume()
    expect(question()).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Keep marks' }).click())
    resume()
    expect(question()).toBeNull()
    expect(markedWords()).toEqual(['Square 2'])
  })

  it('PLAY-13: Clear clears them, and can be undone', async () => {
    leaveMarks(30)
    await openPlay(card)
    act(() => screen.getByRole('button', { name: 'Clear marks' }).click())
    expect(markedWords()).toEqual([])
    expect(question()).toBeNull()
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(markedWords()).toEqual(['Square 2'])
  })

  it('PLAY-13: shows marks of the same day without asking, and does not treat old marks as new after an edit by the host', async () => {
    leaveMarks(11)
    const second = await openPlay(card)
    expect(question()).toBeNull()
    second.unmount()
    localStorage.clear()
    leaveMarks(13)
    const third = await openPlay({ ...card, version: 2, cells: card.cells.with(9, 'Edited') })
    expect(question()).toBeVisible()
    third.unmount()
    await openPlay({ ...card, version: 2, cells: card.cells.with(9, 'Edited') })
    expect(question()).toBeVisible()
  })
})

it.each([24 * HOUR_MS, -24 * HOUR_MS])(
  'FLT-11: a clock that is wrong by a day loses no marks, neither then nor once it is right (%i ms)',
  async (offMs) => {
    const openAgain = async (shown = card) => {
      store.set(boardAtom, undefined)
      return openPlay(shown)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs })
    const wrong = await openPlay(card)
    mark(1, 2)
    const edited = { ...card, version: 2, title: 'Edited in another day' }
    push(edited)
    wrong.unmount()
    const reloaded = await openAgain(edited)
    expect(markedWords()).toEqual(['Square 1', 'Square 2'])
    reloaded.unmount()

    vi.useRealTimers()
    const right = await openAgain(edited)
    expect(markedWords()).toEqual(['Square 1', 'Square 2'])
    fireEvent.click(square('Square 3'))
    const today = { ...edited, version: 3, title: 'Edited today' }
    push(today)
    right.unmount()
    await openAgain(today)
    expect(markedWords()).toEqual(['Square 1', 'Square 2', 'Square 3'])
  },
)

describe('without a network', () => {
  it('OFF-1 PLAY-14: opens a played card as last seen if the network drops everything, for marking, and takes later updates', async () => {
    const first = await openPlay(card)
    fireEvent.click(square('Square 5'))
    await waitFor(() => expect(localStorage.getItem(`seen:${card.cardId}`)).not.toBeNull())
    first.unmount()
    store.set(shownCardAtom, { cardId: '', status: 'loading' })
    let answer: ((response: Response) => void) | undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    openAddress(`/play/${card.cardId}`)
    await screen.findByRole('grid', {}, { timeout: 3000 })
    expect(markedWords()).toEqual(['Square 5'])
    fireEvent.click(square('Square 6'))
    await waitFor(() => expect(markedWords()).toEqual(['Square 5', 'Square 6']))
    const newer = editedCard(card, { 0: 'Later' })
    answer?.(Response.json({ ...newer, isOwner: false, canEdit: false }))
    await waitFor(() => expect(square('Later')).toBeVisible())
    expect(markedWords()).toEqual(['Square 5', 'Square 6'])
  })

  it('FLT-11 PLAY-14: keeps the last 20 cards and drops the least recently seen one first, even after the clock was set back', () => {
    for (let index = 0; index < 25; index++)
      cacheOfflineCard(sampleCard({ cardId: `card${String(index).padStart(6, '0')}` }), index)
    cacheOfflineCard(sampleCard({ cardId: 'card000005' }), 100)
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('seen:'))
    expect(kept).toHaveLength(20)
    expect(kept).toContain('seen:card000005')
    expect(kept).toContain('seen:card000024')
    expect(kept).not.toContain('seen:card000004')
    cacheOfflineCard(card, 1)
    expect(localStorage.getItem(`seen:${card.cardId}`)).not.toBeNull()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('seen:'))).toHaveLength(20)
  })
})

it.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['before a slow server answers', () => new Promise<Response>(() => undefined)],
])(
  'PLAY-12: a deleted card that is opened %s says so, and is left out of Recently Played',
  async (_, fetch) => {
    cacheOfflineCard(card, 1, 'deleted')
    vi.stubGlobal('fetch', fetch)
    store.set(shownCardAtom, { cardId: '', status: 'loading' })
    openAddress(`/play/${card.cardId}`)
    expect(await screen.findByText('Deleted by its host', {}, { timeout: 3000 })).toBeVisible()
    await waitFor(() => expect(localStorage.getItem(`seen:${card.cardId}`)).not.toContain('"at":1,'))
    expect(listOfflineCards()).toEqual([])
  },
)

it.each([
  ['No longer on the server', undefined],
  ['Deleted by its host', 'deleted'],
] as const)(
  'PLAY-12: a card that the server no longer has is shown after a reload, with its marks, but not in Recently Played: %s',
  async (notice, told) => {
    const isCached = () => localStorage.getItem(`seen:${card.cardId}`) !== null
    const recordPlay = vi.spyOn(window, 'fetch')
    const first = await openPlay(card)
    fireEvent.click(square('Square 5'))
    await waitFor(() => expect(isCached()).toBe(true))
    if (told) act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    if (told) await waitFor(() => expect(listOfflineCards()).toEqual([]))
    first.unmount()
    recordPlay.mockClear()
    store.set(shownCardAtom, { cardId: card.cardId, status: 'missing' })
    openAddress(`/play/${card.cardId}`)
    expect(await screen.findByText(notice)).toBeVisible()
    await waitFor(() => expect(listOfflineCards()).toEqual([]))
    expect(recordPlay.mock.calls.flat()).not.toContain('/api/history')
    expect(markedWords()).toEqual(['Square 5'])
    noToast()
    fireEvent.click(square('Square 6'))
    await waitFor(() => expect(markedWords()).toEqual(['Square 5', 'Square 6']))
  },
)
