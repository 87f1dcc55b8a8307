import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { omitCookies } from '#client/lib/api-client.ts'
import { announced } from '#tests/support/announced.ts'
import { browserHas } from '#tests/support/browser-has.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { refuseStorage } from '#tests/support/refuse-storage.ts'
import { grid, markedWords, push, square, storedMarks } from '../play/play-page.tsx'
import { openEmbed, renderEmbed } from './embed-page.tsx'

const card = sampleCard()

beforeEach(wantLessMotion)

const mark = async (...words: string[]) => {
  for (const each of words) {
    fireEvent.click(square(each))
    await waitFor(() => expect(markedWords()).toContain(each))
  }
}
const calledSquares = () => [...document.querySelectorAll('[data-called]')].map((cell) => cell.textContent)
const notice = () => document.querySelector('.embed-notice')
const stamp = () => document.querySelector('.embed-bingo')
const joins = () => socket.sent.filter(({ event }) => event === 'card:join')

/** Puts this page in a frame. @param isSameSite whether browsers share its storage with the card's own page */
function frameThePage({ isSameSite }: { isSameSite: boolean }): void {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
  browserHas(document, { hasStorageAccess: () => Promise.resolve(isSameSite) })
}

describe('a card in a frame', () => {
  it('EMB-1 EMB-3: has only the board, the state and links to its page, and is playable through edits, rounds and deletion', async () => {
    const { user } = await openEmbed(card)
    expect(screen.getByRole('heading', { level: 1, name: 'Stand-up bingo' })).toBeVisible()
    expect(within(grid()).getAllByRole('button')).toHaveLength(24)
    const link = screen.getByRole('link', { name: 'Open in BingoBoard (opens in a new tab)' })
    expect(link).toHaveAttribute('href', '/play/sampleCard')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    const report = screen.getByRole('link', { name: 'Report This Card' })
    expect(report).toHaveAttribute('href', '/play/sampleCard#report')
    expect(report).toHaveAttribute('target', '_blank')
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(document.title).toBe('Stand-up bingo | BingoBoard')
    expect(joins()).toMatchObject([{ payload: { cardId: card.cardId, as: 'play' } }])

    expect(screen.queryByRole('button', { name: 'Reset Marks' })).toBeNull()
    await mark('Square 2')
    expect(storedMarks(card)?.marks).toEqual([1])
    expect(screen.getByText('1 marked')).toBeVisible()
    const edited = editedCard(card, { 1: 'Somewhere else', 2: 'Square 2' })
    push(edited)
    expect(markedWords()).toEqual(['Square 2'])
    await waitFor(() => expect(announced()).toBe('The host changed 2 squares: Somewhere else, Square 2'))
    expect(socket.sent.map(({ event }) => event)).toEqual(['card:join'])

    await user.click(screen.getByRole('button', { name: 'Reset Marks' }))
    expect(markedWords()).toEqual([])
    expect(notice()).toHaveTextContent('Reset Complete')
    expect(notice()!.parentElement).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(markedWords()).toEqual(['Square 2'])
    expect(notice()).toBeNull()

    push({ ...edited, version: 3, round: 2 })
    expect(screen.getByText('The host started a new round.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep marks' }))
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement)
    expect(markedWords()).toEqual(['Square 2'])
    push({ ...edited, version: 4, round: 3 })
    await user.click(screen.getByRole('button', { name: 'Clear marks' }))
    expect(markedWords()).toEqual([])
    expect(screen.queryByText('The host started a new round.')).toBeNull()

    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    expect(screen.getByText('Deleted by its host')).toBeVisible()
    await waitFor(() => expect(announced()).toMatch(/The host deleted this card\. You can keep playing\.$/))
    await mark('Square 4')
  })

  it('EMB-3: stamps BINGO! over the squares for a moment at the first line, announces it and opens no dialog', async () => {
    await openEmbed(card)
    await mark('Square 1', 'Square 2', 'Square 3', 'Square 4')
    expect(stamp()).toBeNull()
    // This announcement needs a real timer.
    await waitFor(() => expect(announced()).toBe('One to go: Square 5, Row 1, column 5'))
    vi.useFakeTimers()
    await act(async () => {
      fireEvent.click(square('Square 5'))
      await vi.advanceTimersByTimeAsync(200)
    })
    expect(stamp()).not.toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('1 line')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2700))
    expect(stamp()).toBeNull()
    vi.useRealTimers()
    // This announcement waits until the previous one is over.
    await waitFor(() => expect(announced()).toBe('BINGO! The top row is yours.'))
  })

  it('EMB-3 BNG-6: announces two winning lines without saying that one tap made both', async () => {
    await openEmbed(sampleCard({ pattern: 'two-lines' }))
    await mark(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => `Square ${place}`))
    await waitFor(() => expect(announced()).toMatch(/BINGO! Two lines$/))
  })

  it('EMB-1 EMB-2: fetches its card without a cookie if the page has none, says when that fails, and Retry fetches again', async () => {
    const restore = omitCookies()
    const { user } = await renderEmbed(card.cardId)
    expect(await screen.findByRole('heading', { name: "The card didn't load" })).toBeVisible()
    const asked: RequestInit[] = []
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
      asked.push(init)
      return Promise.resolve(Response.json({ ...card, isOwner: false, canEdit: false }))
    })
    await user.click(screen.getByRole('button', { name: /^Retry/ }))
    expect(await screen.findByRole('heading', { name: 'Stand-up bingo' })).toBeVisible()
    expect(asked.map(({ credentials }) => credentials)).toEqual(['omit'])
    restore()
  })
})

describe('a card in a frame as a picture', () => {
  it.each(['?overlay', '?marks=off&calls=on'])(
    'EMB-4 EMB-10: with %s has no buttons, says where to play, counts no player, and shows edits and calls',
    async (query) => {
      await openEmbed(card, query)
      expect(joins()).toMatchObject([{ payload: { cardId: card.cardId, as: 'edit' } }])
      expect(within(grid()).queryAllByRole('button')).toEqual([])
      expect(screen.getByText(`Play: ${location.host}/play/${card.cardId}`)).toBeVisible()
      expect(screen.queryByText(/called/)).toBeNull()
      push(editedCard(card, { 0: 'New words' }, { called: ['Square 3', 'Square 9'] }))
      expect(within(grid()).getByText('New words')).toBeVisible()
      expect(within(grid()).queryByText('Square 1')).toBeNull()
      expect(localStorage.getItem(`marks:${card.cardId}`)).toBeNull()
      const strip = document.querySelector<HTMLElement>('.strip')!
      expect(within(strip).getByText('Square 9')).toBeVisible()
      expect(within(strip).getByText('2 called')).toBeVisible()
      expect(calledSquares()).toEqual(['Square 3', 'Square 9'])
      for (const square of document.querySelectorAll('[data-called]'))
        expect(square).toHaveAccessibleDescription('called')
      push(editedCard(card, {}, { version: 3, called: ['Square 3'] }))
      expect(within(strip).getByText('1 called')).toBeVisible()
      push(editedCard(card, {}, { version: 4, round: 2 }))
      expect(screen.queryByText(/called/)).toBeNull()
      expect(calledSquares()).toEqual([])
    },
  )

  it('EMB-10 EMB-12: shows no calls and requests no code without calls=on', async () => {
    const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', asked)
    await openEmbed({ ...card, called: ['Square 3'] }, '?marks=off&transparent')
    expect(screen.getByText(`Play: ${location.host}/play/${card.cardId}`)).toBeVisible()
    expect(screen.queryByText(/called/)).toBeNull()
    expect(calledSquares()).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })

  it("EMB-7: the host's preview has squares to press, but counts no player", async () => {
    await openEmbed(card, '?preview')
    expect(joins()).toMatchObject([{ payload: { cardId: card.cardId, as: 'edit' } }])
    expect(within(grid()).getAllByRole('button')).toHaveLength(24)
  })
})

describe('storage in a frame', () => {
  it("EMB-6: says once, at the first mark in another site's page, that marks stay there", async () => {
    frameThePage({ isSameSite: false })
    const { user, unmount } = await openEmbed(card)
    expect(notice()).toBeNull()
    await mark('Square 2')
    await waitFor(() => expect(notice()).toHaveTextContent('Your marks stay on this page'))
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await mark('Square 3')
    expect(notice()).toBeNull()
    unmount()
    await openEmbed(card)
    await mark('Square 4')
    expect(notice()).toBeNull()
  })

  it.each(['a tab of its own', 'a page of the same site'])('EMB-6: is not mentioned in %s', async (where) => {
    if (where === 'a page of the same site') frameThePage({ isSameSite: true })
    await openEmbed(card)
    await mark('Square 2', 'Square 3')
    expect(notice()).toBeNull()
  })

  it('EMB-6: has one notice if the browser refuses it, and play continues', async () => {
    frameThePage({ isSameSite: false })
    refuseStorage()
    const { user } = await openEmbed(card)
    await mark('Square 2')
    expect(notice()).toHaveTextContent('Not saved on this device')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await mark('Square 3', 'Square 4')
    expect(notice()).toBeNull()
    expect(markedWords()).toEqual(['Square 2', 'Square 3', 'Square 4'])
  })

  it('EMB-8: has a notice that blames the page, not the browser, in a sandbox, however late it loads', async () => {
    frameThePage({ isSameSite: false })
    vi.stubGlobal('origin', 'null')
    refuseStorage()
    const later: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => later.push(task))
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
    await renderEmbed(card.cardId)
    await mark('Square 2')
    await act(() => import('#client/features/play/embed-reaction.ts'))
    act(() => later.forEach((task) => task()))
    await waitFor(() => expect(notice()).not.toBeNull())
    await act(async () => {})
    expect(notice()).toHaveTextContent("Marks aren't kept on this page")
    screen.getByRole('button', { name: 'Dismiss' }).click()
    await mark('Square 3')
    expect(notice()).toBeNull()
  })
})
