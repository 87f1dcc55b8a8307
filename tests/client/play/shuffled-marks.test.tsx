import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { dealCard } from '#shared/rules/deal.ts'
import type { StoredMarks } from '#client/features/play/marks-storage.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { grid, mark, markedWords, openPlay, push, square, storedMarks, wordsOf } from './play-page.tsx'
import {
  button,
  keepOrder,
  LAYOUT_KEY,
  orderOf,
  shownWords,
  squareAt,
  storedChoice,
} from './shuffled-page.ts'

beforeEach(wantLessMotion)

const card = sampleCard()
const NO_DIALOG_MS = 750

/** A card with two blank squares. */
const holey = sampleCard({ cells: card.cells.with(0, '').with(24, 'Square 25').with(1, '') })
const BLANK = 'Blank square'
const markedPlaces = () =>
  [...grid().querySelectorAll('button[aria-pressed="true"]')].map((marked) =>
    marked.getAttribute('aria-label'),
  )
const keepMarks = (marks: Pick<MarksState, 'version' | 'cells' | 'marks' | 'seed'>) =>
  localStorage.setItem(
    `marks:${card.cardId}`,
    JSON.stringify({ edited: [], setAside: [], round: 1, at: Date.now(), ...marks } satisfies StoredMarks),
  )

describe('a shuffled card', () => {
  it('SHF-3 LIV-14: keeps marks on words and on blank squares through every way to shuffle and every Undo, and opens nothing', async () => {
    const { user } = await openPlay(holey)
    for (const place of [1, 3, 4, 5]) fireEvent.click(squareAt(1, place))
    fireEvent.click(squareAt(5, 5))
    const marked = [BLANK, 'Square 25', 'Square 3', 'Square 4', 'Square 5']
    expect(markedWords().sort()).toEqual(marked)
    const places = markedPlaces()
    for (const name of ['Shuffle for me', 'Shuffle again', "Host's layout", 'Undo', 'Shuffle again']) {
      await user.click(await button(name))
      expect(markedWords().sort(), name).toEqual(marked)
    }
    await user.click(await button("Host's layout"))
    expect(markedPlaces()).toEqual(places)
    fireEvent.click(square('Square 25'))
    expect(storedMarks(holey)).toMatchObject({ marks: [0, 2, 3, 4] })
    await act(() => new Promise((resolve) => setTimeout(resolve, NO_DIALOG_MS)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.querySelector('[aria-description*="edited by the host"]')).toBeNull()
  })

  it('SHF-3: follows another tab that shuffles, edits and marks', async () => {
    await openPlay(card)
    mark(2, 9)
    keepOrder('mine')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LAYOUT_KEY })))
    expect(new Set(markedWords())).toEqual(new Set(['Square 2', 'Square 9']))
    const edited = editedCard(card, { 1: 'Other words' })
    const { cells } = dealCard(edited, 'mine')
    const marks = ['Other words', 'Square 9', 'Square 20'].map((words) => cells.indexOf(words))
    keepMarks({ version: 2, cells, seed: 'mine', marks: marks.sort((one, other) => one - other) })
    push(edited)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `marks:${card.cardId}` })))
    await waitFor(() =>
      expect(new Set(markedWords())).toEqual(new Set(['Other words', 'Square 9', 'Square 20'])),
    )
  })

  it('SHF-3 SHF-4 LIV-13: leaves marks on their words through shuffles and an edit, which appears in the square of those words', async () => {
    keepOrder('mine')
    const { user } = await openPlay(holey)
    for (const words of ['Square 3', 'Square 9', 'Square 20']) fireEvent.click(square(words))
    fireEvent.click(within(grid()).getAllByLabelText(/^Blank/, { selector: 'button' })[0]!)
    await user.click(await button('Shuffle again'))
    const place = shownWords().indexOf('Square 3')
    const edited = editedCard(holey, { 2: 'Other words', 8: 'Square 20', 19: 'Square 9' })
    push(edited)
    expect(shownWords().indexOf('Other words')).toBe(place)
    expect(shownWords().filter((words) => words !== BLANK)).toEqual(orderOf(storedChoice()!.seed!, edited))
    const now = [BLANK, 'Other words', 'Square 20', 'Square 9'].sort()
    expect(markedWords().sort()).toEqual(now)
    expect(square('Other words')).toHaveAttribute('aria-description', 'edited by the host')
    await user.click(await button("Host's layout"))
    expect(markedWords().sort()).toEqual(now)
    expect(square('Other words')).toHaveAttribute('aria-description', 'edited by the host')
  })

  it('SHF-3 PLAY-29: restores cleared marks on their words after a shuffle and an edit', async () => {
    const { user } = await openPlay(card)
    mark(3, 9)
    await user.click(await button('Reset Marks'))
    await user.click(await button('Shuffle for me'))
    push(editedCard(card, { 2: 'Other words' }))
    await user.click(await button('Bring back the last marks'))
    expect(markedWords().sort()).toEqual(['Other words', 'Square 9'])
  })

  it.each([
    ['the same version', holey, ['Square 3', 'Square 9']],
    ['another version', editedCard(holey, { 2: 'Other words', 19: '' }), ['Other words', 'Square 9']],
  ])(
    'SHF-3 UPG-1: keeps marks stored by the host’s squares on their words: %s',
    async (_what, shown, words) => {
      keepOrder('mine')
      keepMarks({ version: holey.version, cells: holey.cells, marks: [0, 2, 8] })
      const { unmount } = await openPlay(shown)
      expect(markedWords().sort()).toEqual([BLANK, ...words].sort())
      fireEvent.click(square('Square 25'))
      expect(storedMarks(shown)).toMatchObject({ seed: 'mine', cells: dealCard(shown, 'mine').cells })
      const marked = markedPlaces()
      unmount()
      await openPlay(shown)
      expect(markedPlaces()).toEqual(marked)
      expect(markedWords().sort()).toEqual([BLANK, 'Square 25', ...words].sort())
    },
  )

  it('SHF-3 PLAY-2 PLAY-3: wins with the line the player sees, and its name, even if another tab then stores the same choice', async () => {
    keepOrder('mine')
    await openPlay(card)
    for (const column of [1, 2, 3]) fireEvent.click(squareAt(2, column))
    expect(screen.queryByText('One to go')).toBeNull()
    fireEvent.click(squareAt(2, 4))
    expect(screen.getByText('One to go')).toBeVisible()
    expect(squareAt(2, 5)).toHaveAttribute('aria-description', 'one to go')
    fireEvent.click(squareAt(2, 5))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LAYOUT_KEY })))
    const dialog = await screen.findByRole('alertdialog', { name: 'BINGO!' })
    expect(within(dialog).getByText('The second row is yours.')).toBeVisible()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue Playing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    for (const column of [1, 2, 3, 4, 5])
      expect(squareAt(2, column)).toHaveAttribute('aria-description', 'in a line')
  })

  it('SHF-3 LIV-14: updates the banner and celebrates nothing when shuffling makes or breaks a line', async () => {
    keepOrder('mine')
    const { user } = await openPlay(card)
    mark(1, 2, 3, 4, 5)
    expect(screen.queryByText('BINGO!')).toBeNull()
    await user.click(await button("Host's layout"))
    expect(screen.getByText('BINGO!')).toBeVisible()
    expect(document.querySelector('.streak')).not.toHaveAttribute('data-run')
    await act(() => new Promise((resolve) => setTimeout(resolve, NO_DIALOG_MS)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(await button('Undo'))
    expect(screen.queryByText('BINGO!')).toBeNull()
  })

  it('SHF-3 PLAY-17: arrow keys, the list and the large text follow the order on the screen', async () => {
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
})
