import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { announced } from '#tests/support/announced.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address } from '../frame/app-page.tsx'
import {
  grid,
  mark,
  markedWords,
  openAddress,
  openPlay,
  push,
  square,
  storedMarks,
  wordsOf,
} from './play-page.tsx'

const card = sampleCard()

const descriptions = () =>
  [...grid().querySelectorAll('button')].flatMap((button) => {
    const description = button.getAttribute('aria-description')
    return description ? [`${wordsOf(button)}: ${description}`] : []
  })

describe('an edit by the host', () => {
  it('LIV-13 LIV-14: shows the new words, moves marks with theirs, and politely announces how many changed, and which if few', async () => {
    await openPlay(card)
    mark(1, 8)
    const edited = editedCard(card, { 0: 'Square 25', 24: 'Square 1', 3: 'Fresh words' })
    push(edited)
    expect(markedWords()).toEqual(['Square 8', 'Square 1'])
    expect(square('Fresh words')).toBeVisible()
    expect(screen.queryByText('Square 4')).toBeNull()
    await waitFor(() =>
      expect(announced()).toBe('The host changed 3 squares: Square 25, Fresh words, Square 1'),
    )
    expect(storedMarks(card)).toMatchObject({ version: 2, marks: [7, 24] })
    const blanked = editedCard(edited, { 3: '' })
    push(blanked)
    await waitFor(() => expect(announced()).toBe('The host changed 1 square: Blank square, Row 1, column 4'))
    push(editedCard(blanked, { 4: 'A', 5: 'B', 6: 'C', 8: 'D' }))
    await waitFor(() => expect(announced()).toBe('The host changed 4 squares'))
    push({ ...editedCard(blanked, { 4: 'A', 5: 'New', 6: 'C', 8: 'D' }), version: 5, called: ['A'] })
    await waitFor(() =>
      expect(announced()).toBe('The host changed 1 square: New, Row 2, column 1. Called: A, Row 1, column 5'),
    )
  })

  it('BNG-6: shows which pattern wins from now on, and how many squares are left', async () => {
    await openPlay(card)
    mark(1, 5)
    push({ ...card, version: 2, pattern: 'corners' })
    await waitFor(() => expect(announced()).toBe('To win: four corners, 2 to go'))
    push({ ...editedCard({ ...card, version: 2 }, { 1: 'New' }), pattern: 'line' })
    await waitFor(() =>
      expect(announced()).toBe('The host changed 1 square: New, Row 1, column 2. To win: one line, 3 to go'),
    )
  })

  it('LIV-13: keeps the mark of replaced words under a dot, which the next touch clears', async () => {
    await openPlay(card)
    mark(2, 9, 10)
    push(editedCard(card, { 1: 'Replaced' }))
    expect(markedWords()).toEqual(['Replaced', 'Square 9', 'Square 10'])
    expect(descriptions()).toEqual(['Replaced: edited by the host'])
    fireEvent.click(square('Replaced'))
    expect(descriptions()).toEqual([])
    expect(markedWords()).toEqual(['Square 9', 'Square 10'])
  })

  it('LIV-13: shows a dot for 60 s in view, not counting the time in which the page is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openPlay(card)
    await screen.findByRole('heading', { name: 'On This Device' })
    mark(1, 2, 3)
    push(editedCard(card, { 0: 'New one' }))
    act(() => void vi.advanceTimersByTime(59_000))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(descriptions()).toEqual(['New one: edited by the host'])
    visibility.mockRestore()
    act(() => void vi.advanceTimersByTime(1000))
    expect(descriptions()).toEqual([])
    expect(markedWords()).toEqual(['New one', 'Square 2', 'Square 3'])
    expect(storedMarks(card)).toMatchObject({ marks: [0, 1, 2], edited: [] })
    vi.useRealTimers()
  })

  it('LIV-14: can complete or break a line: the banner follows, nothing opens, the focus stays', async () => {
    await openPlay(card)
    mark(1, 2, 3, 4, 6)
    square('Square 8').focus()
    const focused = document.activeElement
    const completed = editedCard(card, { 4: 'Square 6', 5: 'Square 5' })
    push(completed)
    expect(screen.getByText('BINGO!')).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(focused)
    push({ ...card, version: 3 })
    expect(screen.queryByText('BINGO!')).toBeNull()
    expect(document.activeElement).toBe(focused)
  })

  it('LIV-13: asks Keep or Clear in the strip when most marked words vanish, and keeps the tools', async () => {
    const { user } = await openPlay(card)
    mark(1, 2, 3)
    const gone = editedCard(card, { 0: 'New one', 1: 'New two' })
    push(gone)
    expect(screen.getByRole('button', { name: 'Reset Marks' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep marks' }))
    expect(markedWords()).toEqual(['New one', 'New two', 'Square 3'])

    push(editedCard(gone, { 0: 'Newer one', 1: 'Newer two', 2: 'Newer three' }))
    await user.click(screen.getByRole('button', { name: 'Clear marks' }))
    expect(markedWords()).toEqual([])
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  })

  describe('with another tab of the same card', () => {
    const gone = editedCard(card, { 0: 'New one', 1: 'New two' })
    const question = () => screen.queryByText('Most words you marked changed.')
    /** Stores marks for the new version, as another tab does. */
    function inOtherTab(change: Partial<MarksState>): void {
      const key = `marks:${card.cardId}`
      const stored = JSON.parse(localStorage.getItem(key)!) as object
      localStorage.setItem(key, JSON.stringify({ ...stored, version: 2, cells: gone.cells, ...change }))
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    }

    it('LIV-13 PLAY-8: asks also in the tab that carries the marks second', async () => {
      await openPlay(card)
      mark(1, 2, 3)
      socket.joined = { ok: true, data: { card: gone } }
      inOtherTab({ edited: [0, 1], ask: 'words-gone' })
      await waitFor(() => expect(question()).toBeVisible())
    })

    it('LIV-13 LIV-15: counts a tap on the older version within a second, only for its words, if the network drops packets', async () => {
      const moved = editedCard(card, { 2: 'Square 25', 24: 'Square 3' })
      await openPlay(card)
      mark(1)
      vi.useFakeTimers()
      vi.spyOn(socket, 'timeout').mockReturnValue({ emitWithAck: () => new Promise(() => {}) })
      inOtherTab({ cells: moved.cells, marks: [0, 7] })
      mark(3)
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(markedWords()).toEqual(['Square 1', 'Square 3', 'Square 8'])
      expect(storedMarks(card)).toMatchObject({ version: 1, marks: [0, 2, 7] })
      vi.useRealTimers()
      push(moved)
      expect(markedWords()).toEqual(['Square 1', 'Square 8', 'Square 3'])
      expect(storedMarks(card)).toMatchObject({ version: 2, marks: [0, 7, 24] })
    })

    it.each([
      ['Keep marks', { ask: undefined }, 3],
      ['Clear marks', { ask: undefined, marks: [], edited: [] }, 0],
    ])('LIV-13 PLAY-8: %s in one tab closes the question in the other', async (_name, change, marked) => {
      await openPlay(card)
      mark(1, 2, 3)
      push(gone)
      expect(question()).toBeVisible()
      expect(storedMarks(card)).toMatchObject({ ask: 'words-gone' })
      inOtherTab(change)
      await waitFor(() => expect(question()).toBeNull())
      expect(markedWords()).toHaveLength(marked)
    })
  })

  it('LIV-13: sets marks aside for another grid size and restores them with their place', async () => {
    await openPlay(card)
    mark(1, 25)
    const smaller = {
      ...card,
      version: 2,
      gridSize: 3 as const,
      cells: ['Square 1', 'b', 'c', 'd', '', 'f', 'g', 'h', 'i'],
    }
    push(smaller)
    expect(grid().querySelectorAll('button')).toHaveLength(8)
    expect(markedWords()).toEqual(['Square 1'])
    await waitFor(() => expect(announced()).toBe('The host changed the grid'))
    push({ ...card, version: 3 })
    expect(markedWords()).toEqual(['Square 1', 'Square 25'])
  })

  it('LIV-7 LIV-10 PLAY-12 LIV-9: shows the title, the player count from two up and a deletion, and can still be marked', async () => {
    await openPlay(card)
    push({ ...card, version: 2, title: '' })
    expect(document.title).toBe('Bingo card | BingoBoard')
    push({ ...card, version: 3, title: 'New title' })
    for (const version of [1, 2, 3]) push({ ...card, version, title: 'Older or the same' })
    push(sampleCard({ cardId: 'otherCard0', version: 9, title: 'Another card' }))
    expect(screen.getByRole('heading', { name: 'New title' })).toBeVisible()
    expect(document.title).toBe('New title | BingoBoard')
    act(() => socket.hears('card:players', { cardId: card.cardId, count: 1 }))
    expect(screen.queryByText(/people/)).toBeNull()
    act(() => socket.hears('card:players', { cardId: card.cardId, count: 47 }))
    expect(screen.getByText('47 people')).toBeVisible()
    act(() => socket.hears('card:players', { cardId: 'otherCard0', count: 9 }))
    expect(screen.getByText('47 people')).toBeVisible()
    mark(1)
    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    expect(screen.getByText('Deleted by its host')).toBeVisible()
    mark(2)
    expect(markedWords()).toEqual(['Square 1', 'Square 2'])
  })

  it('ADM-2: says that a card was taken down, and keeps saying so', async () => {
    await openPlay(card)
    mark(1)
    act(() => socket.hears('card:deleted', { cardId: card.cardId, isRemoved: true }))
    expect(screen.getByText('Removed after a report')).toBeVisible()
    expect(screen.getByText(/^Someone reported this card/)).toBeVisible()
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 })))
    act(() => socket.closes())
    act(() => socket.opens())
    await act(() => Promise.resolve())
    expect(screen.getByText('Removed after a report')).toBeVisible()
    expect(markedWords()).toEqual(['Square 1'])
  })
})

describe('a card that cannot be shown', () => {
  it('OFF-5: shows Offline with Retry, without a toast, for a card that was never seen here if there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { user } = openAddress('/play/neverSeen0')
    expect(await screen.findByRole('heading', { name: 'Offline' })).toBeVisible()
    expect(screen.queryByText(/may have been deleted/)).toBeNull()
    noToast()
    const unseen = sampleCard({ cardId: 'neverSeen0' })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(unseen))))
    await user.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('grid')).toBeVisible()
  })

  it('PLAY-5: shows a toast and a message with a link back for an unknown card', async () => {
    const { user } = openAddress('/play/not-an-id')
    await expectToast('Error', 'Failed to load BingoBoard. It may have been deleted or never existed.')
    expect(screen.getByText('Check the link, or ask for it again.')).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }))
    expect(address()).toBe('/')
  })
})
