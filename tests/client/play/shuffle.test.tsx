import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { shuffleFromSeed } from '#shared/rules/shuffle.ts'
import { liveCardAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { grid, markedWords, openAddress, openPlay, push, square, storedMarks, wordsOf } from './play-page.tsx'

const card = sampleCard()
const KEY = `layout:${card.cardId}`
const NO_DIALOG_MS = 750

beforeEach(wantLessMotion)

const hostOrder = card.cells.filter(Boolean)
/** What the squares say, in the order that they are read in. */
const shownWords = () => within(grid()).getAllByRole('button').map(wordsOf)
const orderOf = (seed: string, { cells } = card) =>
  shuffleFromSeed(seed, card)
    .map((index) => cells[index])
    .filter(Boolean)
const storedChoice = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { seed: string | null } | null
const keepOrder = (seed: string | null) => localStorage.setItem(KEY, JSON.stringify({ seed }))
const button = (name: string) => screen.findByRole('button', { name })
/** The square at a row and a column of the screen, from 1. */
const squareAt = (row: number, column: number) =>
  within(grid()).getByRole('button', { name: new RegExp(`, row ${row}, column ${column}$`) })
const isHidden = () => document.documentElement.dataset.shuffled !== undefined

describe('Shuffle for me', () => {
  it('SHF-2: without it everyone has the host’s order; with it the squares are rearranged, and Undo restores them', async () => {
    const { user } = await openPlay(card)
    expect(shownWords()).toEqual(hostOrder)
    expect(localStorage.getItem(KEY)).toBeNull()
    const shuffle = await button('Shuffle for me')
    expect(shuffle).not.toHaveAccessibleDescription()
    expect(screen.queryByRole('button', { name: "Host's layout" })).toBeNull()

    await user.click(shuffle)
    expect(screen.getByText('Only your card changed. Everyone has the same squares.')).toBeVisible()
    expect(shuffle).toHaveAccessibleDescription('Only your card changed. Everyone has the same squares.')
    const mine = shownWords()
    expect(mine).not.toEqual(hostOrder)
    expect([...mine].sort()).toEqual([...hostOrder].sort())
    expect(mine).toEqual(orderOf(storedChoice()!.seed!))
    expect(within(grid()).getAllByRole('gridcell')[12]).toHaveTextContent('FREE')

    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(hostOrder)
    expect(storedChoice()).toEqual({ seed: null })
  })

  it("SHF-2: Shuffle again rearranges them and Host’s order restores the host's, each with Undo", async () => {
    keepOrder('mine')
    const { user } = await openPlay(card)
    await user.click(await button('Shuffle again'))
    expect(shownWords()).not.toEqual(orderOf('mine'))
    expect(shownWords()).not.toEqual(hostOrder)
    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(orderOf('mine'))
    await user.click(await button("Host's layout"))
    expect(shownWords()).toEqual(hostOrder)
    expect(await screen.findByText("Back to the host's layout")).toBeVisible()
    expect(await button('Shuffle for me')).toBeVisible()
    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(orderOf('mine'))
  })

  it('SHF-2: the shuffle survives a reload and follows another tab', async () => {
    keepOrder('mine')
    const first = await openPlay(card)
    expect(shownWords()).toEqual(orderOf('mine'))
    first.unmount()
    await openPlay(card)
    expect(shownWords()).toEqual(orderOf('mine'))
    for (const [seed, expected] of [
      ['other', orderOf('other')],
      [null, hostOrder],
    ] as const) {
      keepOrder(seed)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
      expect(shownWords()).toEqual(expected)
    }
    keepOrder('mine')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(shownWords()).toEqual(hostOrder)
  })

  it.each(['not JSON', '{"seed":7}', '[]', 'null', '"mine"'])(
    'SHF-2: damaged, as %j, it becomes the host’s order, with a message',
    async (damaged) => {
      localStorage.setItem(KEY, damaged)
      await openPlay(card)
      expect(shownWords()).toEqual(hostOrder)
      expect(await screen.findByText('Starting fresh')).toBeVisible()
    },
  )
})

describe('a link that recommends a shuffle', () => {
  async function openRecommended() {
    store.set(liveCardAtom, { cardId: card.cardId, status: 'ready', card })
    const opened = openAddress(`/play/${card.cardId}?shuffle`)
    await waitFor(() => expect(socket.listens('connect')).toBe(true))
    act(() => socket.opens())
    return opened
  }

  it('SHF-5: gives a device without a choice a shuffle, which survives a reload', async () => {
    const first = await openRecommended()
    const { seed } = storedChoice()!
    expect(shownWords()).toEqual(orderOf(seed!))
    first.unmount()
    await openRecommended()
    expect(storedChoice()).toEqual({ seed })
    expect(shownWords()).toEqual(orderOf(seed!))
  })

  it.each([
    ['a shuffle', 'mine', orderOf('mine')],
    ['the host’s order', null, hostOrder],
  ])('SHF-5: changes nothing for a player who has chosen %s', async (_choice, seed, expected) => {
    keepOrder(seed)
    await openRecommended()
    expect(shownWords()).toEqual(expected)
    expect(storedChoice()).toEqual({ seed })
  })
})

describe('a shuffled card', () => {
  it('SHF-3: marks are kept by the card’s own squares, and stay on their words in every shuffle', async () => {
    keepOrder('mine')
    const { user } = await openPlay(card)
    const [first, second] = orderOf('mine') as [string, string]
    fireEvent.click(square(first))
    fireEvent.click(squareAt(1, 2))
    const both = new Set([first, second])
    expect(new Set(markedWords())).toEqual(both)
    const indexes = [first, second]
      .map((words) => card.cells.indexOf(words))
      .sort((one, other) => one - other)
    expect(storedMarks(card)).toMatchObject({ marks: indexes })
    await user.click(await button('Shuffle again'))
    expect(new Set(markedWords())).toEqual(both)
    await user.click(await button("Host's layout"))
    expect(new Set(markedWords())).toEqual(both)
    expect(storedMarks(card)).toMatchObject({ marks: indexes })
  })

  it('SHF-3 PLAY-3: the line that the player sees is the one that wins, with its name', async () => {
    keepOrder('mine')
    await openPlay(card)
    for (const column of [1, 2, 3]) fireEvent.click(squareAt(2, column))
    expect(screen.queryByText('One to go')).toBeNull()
    fireEvent.click(squareAt(2, 4))
    expect(screen.getByText('One to go')).toBeVisible()
    expect(squareAt(2, 5)).toHaveAttribute('aria-description', 'one to go')
    fireEvent.click(squareAt(2, 5))
    const dialog = await screen.findByRole('alertdialog', { name: 'BINGO!' })
    expect(within(dialog).getByText('The second row is yours.')).toBeVisible()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue Playing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    for (const column of [1, 2, 3, 4, 5])
      expect(squareAt(2, column)).toHaveAttribute('aria-description', 'in a line')
  })

  it('SHF-3 PLAY-2: a line is celebrated, also when another tab stores the same choice right after it', async () => {
    keepOrder('mine')
    await openPlay(card)
    for (const column of [1, 2, 3, 4, 5]) fireEvent.click(squareAt(1, column))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    await screen.findByRole('alertdialog', { name: 'BINGO!' })
  })

  it('SHF-3 LIV-14: a line that shuffling makes or breaks changes the banner and celebrates nothing', async () => {
    keepOrder('mine')
    const { user } = await openPlay(card)
    for (const number of [1, 2, 3, 4, 5]) fireEvent.click(square(`Square ${number}`))
    expect(screen.queryByText('BINGO!')).toBeNull()
    await user.click(await button("Host's layout"))
    expect(screen.getByText('BINGO!')).toBeVisible()
    expect(document.querySelector('.streak')).not.toHaveAttribute('data-run')
    await act(() => new Promise((resolve) => setTimeout(resolve, NO_DIALOG_MS)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(await button('Undo'))
    expect(screen.queryByText('BINGO!')).toBeNull()
  })

  it('SHF-3 PLAY-17: arrow keys, the list and the large text follow the places on the screen', async () => {
    keepOrder('mine')
    const { user } = await openPlay(card)
    const mine = orderOf('mine')
    await waitFor(() => expect(squareAt(1, 2).tabIndex).toBe(-1))
    act(() => squareAt(1, 1).focus())
    await user.keyboard('{ArrowRight}')
    expect(wordsOf(document.activeElement as HTMLElement)).toBe(mine[1])
    await user.keyboard('{ArrowDown} ')
    expect(markedWords()).toEqual([mine[6]])

    await user.click(await button('Show as List'))
    const list = within(await screen.findByRole('dialog', { name: 'Squares as a List' }))
    expect(list.getAllByRole('checkbox')[6]).toHaveAccessibleName(`${mine[6]} Row 2, column 2`)
    expect(list.getAllByRole('checkbox')[6]).toBeChecked()
    await user.click(list.getAllByRole('checkbox')[0]!)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(markedWords()).toEqual([mine[0], mine[6]])

    fireEvent.pointerDown(squareAt(5, 5), { isPrimary: true, button: 0, pointerType: 'touch' })
    const large = await screen.findByRole('dialog', { name: mine.at(-1)! })
    expect(large).toHaveAccessibleDescription('Row 5, column 5')
    await user.click(within(large).getByRole('button', { name: 'Mark' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(markedWords()).toContain(mine.at(-1))
  })

  it('SHF-4 LIV-13: an edit appears in the square that has those words, with its dot', async () => {
    keepOrder('mine')
    await openPlay(card)
    fireEvent.click(square('Square 3'))
    const place = within(grid()).getAllByRole('button').indexOf(square('Square 3'))
    push(editedCard(card, { 2: 'Other words' }))
    expect(within(grid()).getAllByRole('button').indexOf(square('Other words'))).toBe(place)
    expect(markedWords()).toEqual(['Other words'])
    expect(square('Other words')).toHaveAttribute('aria-description', 'edited by the host')
    expect(shownWords()).toEqual(orderOf('mine', editedCard(card, { 2: 'Other words' })))
  })
})

describe('the words of a shuffled card', () => {
  it('SHF-6: are hidden only until the player’s shuffle is applied', async () => {
    keepOrder('mine')
    document.documentElement.dataset.shuffled = ''
    const seen: string[][] = []
    const watch = new MutationObserver(() => {
      if (!isHidden()) seen.push(shownWords())
    })
    watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
    const { unmount } = await openPlay(card)
    await waitFor(() => expect(isHidden()).toBe(false))
    watch.disconnect()
    expect(seen.length).toBeGreaterThan(0)
    for (const words of seen) expect(words).toEqual(orderOf('mine'))
    unmount()
  })
})
