import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { announced } from '#tests/support/announced.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { markedWords, openPlay, square, storedMarks } from './play-page.tsx'

const card = sampleCard()
/** A dialog opens 500 ms after the tap. */
const NO_DIALOG_MS = 750

beforeEach(wantLessMotion)

function mark(...places: number[]) {
  for (const place of places) fireEvent.click(square(`Square ${place}`))
}
const dialogOpens = () => screen.findByRole('alertdialog', { name: 'BINGO!' })
const waitForNoDialog = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, NO_DIALOG_MS)))
  expect(screen.queryByRole('alertdialog')).toBeNull()
}

describe('BINGO', () => {
  it('PLAY-3 BNG-1 BNG-5: the first line shows the banner at once and the dialog after it, the second a toast, the last square a blackout without a dialog', async () => {
    const { user } = await openPlay(card)
    mark(1, 2, 3, 4)
    expect(screen.queryByText('BINGO!')).toBeNull()
    act(() => square('Square 5').focus())
    mark(5)
    expect(screen.getByText('BINGO!')).toBeVisible()
    expect(screen.getByText('1 line')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const dialog = await dialogOpens()
    expect(within(dialog).getByText('The top row is yours.')).toBeVisible()
    expect(within(dialog).getByText('5 of 24 squares, one line.')).toBeVisible()
    const wayOn = within(dialog).getByRole('button', { name: 'Continue Playing' })
    await waitFor(() => expect(wayOn).toHaveFocus())
    await user.click(wayOn)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(square('Square 5')).toHaveFocus())
    expect(markedWords()).toHaveLength(5)
    expect(screen.getByText('1 line')).toBeVisible()

    mark(6, 11, 16, 21)
    expect(screen.getByText('2 lines')).toBeVisible()
    expect(await screen.findByText('The left column is yours.')).toBeVisible()
    await waitForNoDialog()

    const rest = [7, 8, 9, 10, 12, 14, 15, 17, 18, 19, 20, 22, 23, 24]
    mark(...rest)
    expect(screen.queryByText('Blackout!')).toBeNull()
    expect(screen.getByRole('grid')).not.toHaveAttribute('data-blackout')
    mark(25)
    expect(await screen.findByText('Blackout!')).toBeVisible()
    expect(screen.getByText('Every square is marked.')).toBeVisible()
    expect(screen.getByRole('grid')).toHaveAttribute('data-blackout')
    expect(screen.getByText('12 lines')).toBeVisible()
    await waitForNoDialog()
  })

  it('PLAY-3 LIV-14: Reset Board clears the board; neither Undo in its toast nor opening a full board opens a dialog', async () => {
    const { user, unmount } = await openPlay(card)
    mark(1, 7, 19, 25)
    await user.click(within(await dialogOpens()).getByRole('button', { name: 'Reset Board' }))
    await waitFor(() => expect(markedWords()).toEqual([]))
    expect(screen.queryByText('BINGO!')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(markedWords()).toHaveLength(4)
    await waitForNoDialog()
    expect(screen.getByText('BINGO!')).toBeVisible()
    unmount()
    await openPlay(card)
    expect(screen.getByText('BINGO!')).toBeVisible()
    await waitForNoDialog()
  })

  it('PLAY-4: Reset Marks clears marks and banner; Undo restores them and keeps what was marked since', async () => {
    const { user } = await openPlay(card)
    mark(1, 2, 8)
    await user.click(screen.getByRole('button', { name: 'Reset Marks' }))
    expect(markedWords()).toEqual([])
    expect(storedMarks(card)).toMatchObject({ marks: [] })
    expect(await screen.findByText('Reset Complete')).toBeVisible()
    expect(screen.getByText('All marks have been cleared.')).toBeVisible()
    mark(20)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(markedWords()).toEqual(['Square 1', 'Square 2', 'Square 8', 'Square 20'])
    expect(storedMarks(card)).toMatchObject({ marks: [0, 1, 7, 19] })
    await waitFor(() => expect(announced()).toContain('Your marks are back'))
  })
})
