import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Provider } from 'jotai'
import { readProof } from '#shared/rules/proof.ts'
import { announced } from '#tests/support/announced.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { PlayBoard } from '#client/features/play/components/play-board.tsx'
import { useBoard } from '#client/features/play/use-board.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import { mark, markedWords, openPlay, push, square, storedMarks } from './play-page.tsx'

const card = sampleCard()
/** Longer than the 500 ms after which a dialog opens. */
const NO_DIALOG_MS = 750

beforeEach(wantLessMotion)

const dialogOpens = async () => within(await screen.findByRole('alertdialog', { name: 'BINGO!' }))
const waitForNoDialog = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, NO_DIALOG_MS)))
  expect(screen.queryByRole('alertdialog')).toBeNull()
}

describe('BINGO', () => {
  it('PLAY-3 BNG-1 BNG-5: line one shows the banner, then the dialog; line two a toast; the last square a blackout, no dialog', async () => {
    const { user } = await openPlay(card)
    mark(1, 2, 3, 4)
    expect(screen.queryByText('BINGO!')).toBeNull()
    act(() => square('Square 5').focus())
    mark(5)
    expect(screen.getByText('BINGO!')).toBeVisible()
    expect(screen.getByText('1 line')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const dialog = await dialogOpens()
    expect(dialog.getByText('The top row is yours.')).toBeVisible()
    expect(dialog.getByText('5 of 24 squares, one line.')).toBeVisible()
    const wayOn = dialog.getByRole('button', { name: 'Continue Playing' })
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

  it('PLAY-3 LIV-13: the dialog also opens for a player who ignores the question about changed words', async () => {
    await openPlay(card)
    mark(2)
    push(editedCard(card, { 1: 'New words' }))
    expect(screen.getByText('Most words you marked changed.')).toBeVisible()
    mark(21, 22, 23, 24, 25)
    expect((await dialogOpens()).getByText('The bottom row is yours.')).toBeVisible()
  })

  it('PLAY-3 LIV-14: Reset Board clears the board; neither Undo in its toast nor opening a full board opens a dialog', async () => {
    const { user, unmount } = await openPlay(card)
    mark(1, 7, 19, 25)
    await user.click((await dialogOpens()).getByRole('button', { name: 'Reset Board' }))
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

  it('PLAY-4: Reset Marks removes the marks, once even if pressed twice; Undo restores them and keeps what was marked since', async () => {
    const { user } = await openPlay(card)
    mark(1, 2, 8)
    await user.dblClick(screen.getByRole('button', { name: 'Reset Marks' }))
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

const MINUTE_MS = 60_000
/** When the game began; recently, since marks of another day would raise a question. */
const BEGUN = Date.now() - 20 * MINUTE_MS

/** Marks squares so many minutes after the game began. */
function markAt(minute: number, ...places: number[]): void {
  vi.spyOn(Date, 'now').mockReturnValue(BEGUN + minute * MINUTE_MS)
  mark(...places)
  vi.mocked(Date.now).mockRestore()
}
const stamp = () => screen.queryByRole('img', { name: /^BINGO at/ })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

describe('the BINGO! dialog', () => {
  it('RES-6 PLAY-23 PLAY-24: says which square won and when; Shout it fills the screen until a tap; the stamp survives a reload', async () => {
    const { user, unmount } = await openPlay(card)
    markAt(0, 1, 2, 3)
    markAt(12, 4, 5)
    const dialog = await dialogOpens()
    expect(dialog.getByText('“Square 5” did it, 12 minutes in.')).toBeVisible()
    expect(storedMarks(card)).toMatchObject({ game: { begun: BEGUN, won: { words: 'Square 5' } } })

    await user.click(dialog.getByRole('button', { name: 'Shout it' }))
    const shout = await screen.findByRole('dialog', { name: 'BINGO!' })
    await user.click(within(shout).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'BINGO!' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Shout it' })).toHaveFocus())

    press('Continue Playing')
    const time = new Date(BEGUN + 12 * MINUTE_MS).toLocaleTimeString([], {
      hour: 'numeric',
      minute: '2-digit',
    })
    expect(stamp()).toHaveTextContent(`BINGO ${time}`)
    unmount()
    await openPlay(card)
    await waitFor(() => expect(stamp()).toHaveTextContent(`BINGO ${time}`))
  })

  it('BNG-6: keeps the capitals of the winning pattern within a sentence', async () => {
    await openPlay(sampleCard({ pattern: 'x' }))
    markAt(0, 1)
    expect(await screen.findByText('To win: X, 7 to go')).toBeVisible()
    markAt(1, 5, 7, 9, 17, 19, 21, 25)
    const dialog = await dialogOpens()
    expect(dialog.getByText('8 of 24 squares, X.')).toBeVisible()
  })

  it('BNG-6: says "in one go" only if one tap completed all lines', async () => {
    const { user } = await openPlay(sampleCard({ pattern: 'two-lines' }))
    mark(1, 2, 3, 4, 5, 21, 22, 23, 24, 25)
    const dialog = await dialogOpens()
    expect(dialog.getByText('Two lines')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Continue Playing' }))
    mark(6, 16, 12, 14, 15, 11)
    expect(await screen.findByText('Two lines in one go.')).toBeVisible()
  })

  it('PLAY-2: opens even if the code for reactions to the first taps loads after the last tap', async () => {
    const reactions = await import('#client/features/play/tap-reaction.ts')
    const arrivals: (() => void)[] = []
    const loadReaction = () =>
      new Promise<typeof reactions>((resolve) => arrivals.push(() => resolve(reactions)))
    const loadExtras = () => import('#client/features/play/components/ticket-extras.tsx')
    function Board() {
      const { press, reset } = useBoard(card.cardId, 'play', loadReaction)
      return (
        <PlayBoard card={card} absent={undefined} onPress={press} onReset={reset} loadExtras={loadExtras} />
      )
    }
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
    render(<Board />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
    markAt(0, 1, 2, 3, 4, 5)
    await waitFor(() => expect(arrivals).not.toHaveLength(0))
    await act(async () => {
      for (const arrive of arrivals.reverse()) {
        arrive()
        await Promise.resolve()
      }
    })
    await dialogOpens()
  })
})

it("PROOF-1: Show my bingo shows the dialog's bingo even if the host changes the winning pattern in between", async () => {
  const { user } = await openPlay(card)
  mark(1, 2, 3, 4, 5)
  const dialog = await dialogOpens()
  push({ ...card, pattern: 'corners', version: 2 })
  await user.click(dialog.getByRole('button', { name: 'Show my bingo' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  const link = await navigator.clipboard.readText()
  expect(readProof(link.split('#')[1]!)).toMatchObject({ version: 1, marks: [0, 1, 2, 3, 4] })
})

describe('the stamp of a won ticket', () => {
  const win = async () => {
    await openPlay(card)
    markAt(0, 1, 2, 3, 4)
    markAt(12, 5)
    await dialogOpens()
    press('Continue Playing')
  }

  it('PLAY-24: goes with Reset Marks, returns with Undo, stays if the host breaks the line, and goes if the player breaks it', async () => {
    await win()
    press('Reset Marks')
    expect(stamp()).toBeNull()
    press('Undo')
    expect(stamp()).toBeVisible()
    push(editedCard(card, { 4: 'Square 25', 24: 'Square 5' }))
    expect(screen.queryByText('BINGO!')).toBeNull()
    expect(stamp()).toBeVisible()
    fireEvent.click(square('Square 1'))
    await waitFor(() => expect(markedWords()).toHaveLength(4))
    expect(stamp()).toBeNull()
  })

  it('PLAY-24 PLAY-20: is gold for a blackout, goes with a new round even with kept marks, and stays gone if old marks return', async () => {
    await win()
    expect(stamp()).not.toHaveAttribute('data-gold')
    for (let place = 6; place <= 25; place++) if (place !== 13) fireEvent.click(square(`Square ${place}`))
    await waitFor(() => expect(stamp()).toHaveAttribute('data-gold'))
    push({ ...card, version: 2, round: 2 })
    expect(stamp()).toBeNull()
    press('Keep marks')
    expect(stamp()).toBeNull()
    push({ ...card, version: 3, round: 3 })
    press('Clear marks')
    press('Undo')
    expect(markedWords()).toHaveLength(24)
    expect(stamp()).toBeNull()
  })
})
