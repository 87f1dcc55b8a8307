import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { announced } from '#tests/support/announced.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { noToast } from '#tests/support/toast.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { refuseStorage } from '#tests/support/refuse-storage.ts'
import { grid, markedWords, openPlay, push, square, storedMarks, wordsOf } from './play-page.tsx'

const card = sampleCard()

describe('marking', () => {
  it('PLAY-1: a tap marks and another unmarks; marks are stored per card with their words, and survive a reload', async () => {
    const { user, unmount } = await openPlay(card)
    expect(markedWords()).toEqual([])
    await user.click(square('Square 3'))
    await user.click(square('Square 9'))
    expect(markedWords()).toEqual(['Square 3', 'Square 9'])
    expect(screen.getByText('2 marked')).toBeVisible()
    expect(storedMarks(card)).toMatchObject({
      version: 1,
      marks: [2, 8],
      cells: card.cells,
      edited: [],
      round: 1,
    })
    expect(JSON.parse(localStorage.getItem('markedCells') ?? '')).toEqual([2, 8])
    await user.click(square('Square 3'))
    expect(markedWords()).toEqual(['Square 9'])
    expect(storedMarks(card)).toMatchObject({ marks: [8] })
    unmount()
    const other = await openPlay(sampleCard({ cardId: 'otherCard1' }))
    expect(markedWords()).toEqual([])
    other.unmount()
    await openPlay(card)
    expect(markedWords()).toEqual(['Square 9'])
  })

  it('PLAY-1: the squares are one tab stop; arrow keys skip the free space, Space and Enter mark', async () => {
    const { user } = await openPlay(card)
    const stops = () =>
      [...grid().querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0).map(wordsOf)
    await waitFor(() => expect(stops()).toEqual(['Square 1']))
    act(() => square('Square 1').focus())
    await user.tab()
    expect(grid()).not.toContainElement(document.activeElement as HTMLElement)
    await user.tab({ shift: true })
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(stops()).toEqual(['Square 8'])
    expect(square('Square 8')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(square('Square 18')).toHaveFocus()
    await user.keyboard(' ')
    await user.keyboard('{Home}{Enter}{End}')
    expect(square('Square 20')).toHaveFocus()
    expect(markedWords()).toEqual(['Square 16', 'Square 18'])
    await user.keyboard('{ArrowRight}')
    expect(square('Square 20')).toHaveFocus()
    await user.tab()
    await user.tab({ shift: true })
    expect(square('Square 20')).toHaveFocus()
  })

  it('BNG-2: the free space says FREE, is not a button, and is never among the marks', async () => {
    const { user } = await openPlay(card)
    await user.click(screen.getByText('FREE'))
    expect(markedWords()).toEqual([])
    expect(grid().querySelectorAll('button')).toHaveLength(24)
    for (const place of [11, 12, 14]) await user.click(square(`Square ${place}`))
    expect(storedMarks(card)?.marks).toEqual([10, 11, 13])
    expect(screen.getByText('One to go')).toBeVisible()
    expect(square('Square 15')).toHaveAttribute('aria-description', 'one to go')
    await waitFor(() => expect(announced()).toBe('One to go: Square 15, Row 3, column 5'))
  })

  it('BNG-2: the image of a free space replaces FREE, which returns if the image fails to load', async () => {
    // happy-dom loads no images but reports them as complete.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    await openPlay({ ...card, freeSpaceImageUrl: 'https://pictures.example/star.png' })
    const picture = screen.queryByRole('img', { name: 'FREE' })
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
    if (picture) fireEvent.error(picture)
    expect(screen.getByText('FREE')).toBeVisible()
    expect(screen.queryByRole('img', { name: 'FREE' })).toBeNull()
  })

  it('UI-28 BNG-3: a square is named by its words only; a blank one has a name, can be marked and counts', async () => {
    const blanks = editedCard(card, { 0: '', 1: '', 2: '', 3: '' })
    const { user } = await openPlay(blanks)
    for (const button of screen.getAllByRole('button', { name: 'Blank square' })) await user.click(button)
    expect(storedMarks(card)?.marks).toEqual([0, 1, 2, 3])
    await user.click(screen.getByRole('button', { name: 'Square 5' }))
    expect(screen.getByText('1 line')).toBeVisible()
  })

  it('PLAY-8: what another tab marks or resets is shown here, without a dialog', async () => {
    const { user } = await openPlay(card)
    await user.click(square('Square 1'))
    const stored = storedMarks(card)
    const fromOtherTab = (marks: number[] | null) => {
      if (marks) localStorage.setItem(`marks:${card.cardId}`, JSON.stringify({ ...stored, marks }))
      else localStorage.removeItem(`marks:${card.cardId}`)
      window.dispatchEvent(new StorageEvent('storage', { key: `marks:${card.cardId}` }))
    }
    fromOtherTab([0, 1, 2, 3, 4])
    await waitFor(() => expect(screen.getByText('1 line')).toBeVisible())
    expect(markedWords()).toHaveLength(5)
    fromOtherTab([6])
    await waitFor(() => expect(markedWords()).toEqual(['Square 7']))
    fromOtherTab(null)
    await waitFor(() => expect(markedWords()).toEqual([]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('PLAY-8 LIV-13: marks from another tab on a newer version wait for that version', async () => {
    const newer = editedCard(card, { 0: 'Square 25', 24: 'Square 1' })
    await openPlay(card)
    socket.joined = { ok: true, data: { card: newer } }
    localStorage.setItem(
      `marks:${card.cardId}`,
      JSON.stringify({
        version: 2,
        cells: newer.cells,
        marks: [24],
        edited: [],
        setAside: [],
        round: 1,
        at: 0,
      }),
    )
    window.dispatchEvent(new StorageEvent('storage', { key: `marks:${card.cardId}` }))
    await waitFor(() => expect(markedWords()).toEqual(['Square 1']))
    expect(square('Square 1')).toBe(grid().querySelector('[data-index="24"] button'))
  })

  it('PLAY-7: damaged marks are dropped and reported once, and play continues', async () => {
    localStorage.setItem(`marks:${card.cardId}`, '{"marks":[99]}')
    const { user } = await openPlay(card)
    expect(markedWords()).toEqual([])
    expect(await screen.findByText('Starting fresh')).toBeVisible()
    await user.click(square('Square 2'))
    expect(storedMarks(card)).toMatchObject({ marks: [1] })
  })

  it('PLAY-7: without storage everything can be marked, and a notice says that nothing is kept until storage works again', async () => {
    refuseStorage()
    const { user } = await openPlay(card)
    await user.click(square('Square 1'))
    await user.click(square('Square 2'))
    expect(markedWords()).toEqual(['Square 1', 'Square 2'])
    expect(await screen.findAllByText('Not saved on this device')).toHaveLength(1)
    expect(screen.getByText(/gone when you close or reload this page/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/Success|(?<!Not )saved/i)
    noToast()
    vi.unstubAllGlobals()
    await user.click(square('Square 3'))
    await waitFor(() => expect(screen.queryByText('Not saved on this device')).toBeNull())
    expect(storedMarks(card)).toMatchObject({ marks: [0, 1, 2] })
  })
})

const letters = () => grid().querySelector('.card-letters')?.textContent

it('COLS-8 COLS-9: B I N G O are above the columns at 5x5, and calls have their letter', async () => {
  const card = classicBingo({ called: ['31'] })
  await openPlay(card)
  expect(letters()).toBe('BINGO')
  expect(screen.getByText('Called: N 31')).toBeVisible()
  push({ ...card, version: 2, called: ['31', '75', '1'] })
  await waitFor(() =>
    expect(announced()).toBe('Called: B 1, Row 1, column 1. Called, not on your card: O 75'),
  )
  expect([...document.querySelectorAll('.calls li')].map(({ textContent }) => textContent)).toEqual([
    'B 1',
    'O 75',
    'N 31',
  ])
  push({ ...card, version: 3, called: ['31'], columns: false })
  expect(letters()).toBeUndefined()
  expect(screen.getByText('Called: 31')).toBeVisible()
})
