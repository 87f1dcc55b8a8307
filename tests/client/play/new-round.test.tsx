import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { announced } from '#tests/support/announced.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { markedWords, openPlay, push, square } from './play-page.tsx'

const card = sampleCard()
const nextRound = { ...card, version: 2, round: 2 }

const question = () => screen.queryByRole('group', { name: 'New round' })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

async function mark(words: string): Promise<void> {
  const marked = markedWords().length
  fireEvent.click(square(words))
  await waitFor(() => expect(markedWords()).toHaveLength(marked + 1))
}

describe('a new round', () => {
  it('PLAY-20: asks players with marks, quietly, in each round and on returning; nothing is cleared and nothing takes the focus until they answer', async () => {
    const first = await openPlay(card)
    await mark('Square 2')
    square('Square 2').focus()
    push(nextRound)
    expect(question()).toHaveTextContent('The host started a new round.')
    expect(markedWords()).toEqual(['Square 2'])
    expect(square('Square 2')).toHaveFocus()
    await waitFor(() =>
      expect(announced()).toBe('The host started a new round: choose Keep marks or Clear marks'),
    )
    await mark('Square 3')
    push({ ...nextRound, version: 3, called: ['Square 9'] })
    expect(question()).toBeVisible()
    expect(question()!.nextElementSibling).toHaveTextContent('Called: Square 91')
    press('Keep marks')
    expect(question()).toBeNull()
    push({ ...nextRound, version: 3, title: 'Another title' })
    expect(question()).toBeNull()
    push({ ...nextRound, version: 4, round: 3 })
    expect(question()).toBeVisible()
    expect(markedWords()).toEqual(['Square 2', 'Square 3'])
    press('Keep marks')
    first.unmount()

    const second = await openPlay({ ...nextRound, version: 7, round: 4 })
    expect(question()).toBeVisible()
    second.unmount()
    await openPlay({ ...nextRound, version: 7, round: 4 })
    expect(question()).toBeVisible()
    press('Clear marks')
    expect(markedWords()).toEqual([])
  })

  it('PLAY-20: Clear clears, and Undo restores the marks in this round', async () => {
    const first = await openPlay(card)
    await mark('Square 2')
    push(nextRound)
    press('Clear marks')
    expect(markedWords()).toEqual([])
    expect(question()).toBeNull()
    press('Undo')
    expect(markedWords()).toEqual(['Square 2'])
    expect(question()).toBeNull()
    first.unmount()
    await openPlay(nextRound)
    expect(markedWords()).toEqual(['Square 2'])
    expect(question()).toBeNull()
  })

  it('PLAY-20: takes strip and dialog from the BINGO! of the old round, and gives the focus back to the square', async () => {
    wantLessMotion()
    await openPlay(card)
    for (const place of [1, 2, 3, 4]) await mark(`Square ${place}`)
    square('Square 5').focus()
    await mark('Square 5')
    const strip = screen.getByText('BINGO!').closest('.strip')
    await screen.findByRole('alertdialog', { name: 'BINGO!' })
    push(nextRound)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(square('Square 5')).toHaveFocus())
    expect(strip).toContainElement(question())
    expect(screen.queryByText('BINGO!')).toBeNull()
    press('Keep marks')
    expect(screen.getByText('BINGO!')).toBeVisible()
  })
})
