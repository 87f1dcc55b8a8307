import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveNote } from '#client/features/play/notes.ts'
import { readNotes } from '#client/features/play/notes-storage.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { markedWords, openPlay, push, square, storedMarks } from './play-page.tsx'

const card = sampleCard()
const HOLD_MS = 500

beforeEach(wantLessMotion)

const listButton = () => screen.findByRole('button', { name: 'Show as List' })
async function openList(shown = card) {
  const opened = await openPlay(shown)
  await opened.user.click(await listButton())
  return { ...opened, list: within(await screen.findByRole('dialog', { name: 'Squares as a List' })) }
}

describe('the squares as a list', () => {
  it('PLAY-17: contains every square in reading order, with words and place, the free one without a checkbox', async () => {
    const { list } = await openList(
      sampleCard({ gridSize: 3, cells: ['a', 'b', '', 'd', '', 'f', 'g', 'h', 'i'] }),
    )
    expect(list.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'a Row 1, column 1',
      'b Row 1, column 2',
      'Blank square Row 1, column 3',
      'd Row 2, column 1',
      'f Row 2, column 3',
      'g Row 3, column 1',
      'h Row 3, column 2',
      'i Row 3, column 3',
    ])
    expect(list.getAllByRole('listitem')[4]).toHaveTextContent('FREE Row 2, column 2')
    expect(list.getByText('0 of 8 marked.')).toBeVisible()
  })

  it('PLAY-17 PLAY-1 PLAY-3 LIV-14: marks the board’s squares, says what it shows, and keeps the focus through edits and BINGO', async () => {
    const { list, user } = await openList()
    const box = (place: number) => list.getByRole('checkbox', { name: new RegExp(`^Square ${place} `) })
    await user.click(list.getByRole('checkbox', { name: 'Square 7 Row 2, column 2' }))
    expect(box(7)).toBeChecked()
    expect(storedMarks(card)).toMatchObject({ marks: [6] })
    expect(list.getByText('1 of 24 marked.')).toBeVisible()
    await user.keyboard(' ')
    expect(box(7)).not.toBeChecked()

    for (const place of [1, 2, 3, 4]) await user.click(box(place))
    const last = list.getByRole('checkbox', { name: 'Square 5 Row 1, column 5, one to go' })
    last.focus()
    push(editedCard(card, { 1: 'Other words' }))
    expect(
      list.getByRole('checkbox', { name: 'Other words Row 1, column 2, edited by the host' }),
    ).toBeChecked()
    expect(last).toHaveFocus()

    await user.click(last)
    const bingo = await screen.findByRole('alertdialog', { name: 'BINGO!' })
    await user.click(within(bingo).getByRole('button', { name: 'Continue Playing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const won = list.getByRole('checkbox', { name: 'Square 5 Row 1, column 5, in a line' })
    await waitFor(() => expect(won).toHaveFocus())
    expect(won).toBeChecked()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(markedWords()).toEqual(['Square 1', 'Other words', 'Square 3', 'Square 4', 'Square 5'])
    expect(await listButton()).toHaveFocus()
  })
})

it('PLAY-30: saves a note to the words that it was typed for, which its dialog follows, and to no others', async () => {
  saveNote(card.cardId, 'Square 7', 'keep me')
  const { list, user } = await openList()
  await user.click(list.getByRole('button', { name: 'Note for “Square 2”' }))
  const note = () => screen.getByRole('textbox')
  await user.type(note(), 'Mar')
  const swapped = editedCard(card, { 1: 'Square 7', 6: 'Square 2' })
  push(swapped)
  const dialog = within(screen.getByRole('dialog', { name: 'Square 2' }))
  expect(dialog.getByText('Row 2, column 2')).toBeVisible()
  await user.type(note(), 'ia')
  const replaced = editedCard(swapped, { 6: 'Replaced' })
  push(replaced)
  expect(screen.getByRole('dialog', { name: 'Replaced' })).toBeVisible()
  expect(note()).toHaveValue('')
  await user.type(note(), 'Bo')
  expect([...readNotes(card.cardId)]).toEqual([
    ['Square 7', 'keep me'],
    ['Square 2', 'Maria'],
    ['Replaced', 'Bo'],
  ])
  await user.click(dialog.getByRole('button', { name: 'Save Note' }))
  expect(storedMarks(card)).toMatchObject({ marks: [6] })
})

describe('a long press', () => {
  const finger = { isPrimary: true, button: 0, pointerType: 'touch' }
  const at = (x: number, y: number) => ({ ...finger, clientX: x, clientY: y })

  const hold = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  const ends: Record<string, () => void> = {
    'a finger that moves': () => fireEvent.pointerMove(square('Square 8'), at(10, 22)),
    scrolling: () => fireEvent.scroll(document),
    'a canceled pointer': () => fireEvent.pointerCancel(square('Square 8'), finger),
    'a second finger': () => fireEvent.pointerDown(square('Square 9'), { ...at(60, 10), isPrimary: false }),
    'lifting the finger': () => fireEvent.pointerUp(square('Square 8'), finger),
  }

  it('PLAY-17: shows the whole text unless it ends early, and marks nothing itself; Mark and Unmark do', async () => {
    const { user } = await openPlay(card)
    await listButton()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    for (const [what, happens] of Object.entries(ends)) {
      fireEvent.pointerDown(square('Square 8'), at(10, 10))
      hold(HOLD_MS - 100)
      happens()
      hold(HOLD_MS)
      expect(screen.queryByRole('dialog'), what).toBeNull()
    }
    fireEvent.pointerDown(square('Square 8'), at(10, 10))
    hold(HOLD_MS - 1)
    expect(screen.queryByRole('dialog')).toBeNull()
    hold(1)
    const dialog = within(await screen.findByRole('dialog', { name: 'Square 8' }))
    expect(dialog.getByText('Row 2, column 3')).toBeVisible()
    const words = document.querySelector('[data-index="7"] button')!
    fireEvent.pointerUp(words, finger)
    fireEvent.click(words, { detail: 1 })
    expect(storedMarks(card)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Mark' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(markedWords()).toEqual(['Square 8'])
    await waitFor(() => expect(square('Square 8')).toHaveFocus())

    fireEvent.pointerDown(square('Square 8'), at(10, 10))
    hold(HOLD_MS)
    expect(screen.getByText('Row 2, column 3, marked')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unmark' }))
    await waitFor(() => expect(markedWords()).toEqual([]))
  })

  it('LIV-14: its dialog stays closed once the host has removed the square, even if it returns', async () => {
    await openPlay(card)
    await listButton()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.pointerDown(square('Square 25'), at(10, 10))
    hold(HOLD_MS)
    await screen.findByRole('dialog', { name: 'Square 25' })
    push({ ...card, gridSize: 3, cells: card.cells.slice(0, 9), version: 2 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    push({ ...card, version: 3 })
    expect(square('Square 25')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
