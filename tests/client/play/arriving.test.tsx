import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion, wantMotion } from '#tests/support/media.ts'
import { mark, markedWords, openAddress, openPlay, square } from './play-page.tsx'

const card = sampleCard()

beforeEach(wantMotion)

const countIs = (count: number) => act(() => socket.hears('card:players', { cardId: card.cardId, count }))
const welcome = () => document.querySelector('.welcome')
const isStamped = () => document.querySelector('.cell.free')!.hasAttribute('data-stamped')

describe('arriving at a card', () => {
  it('PLAY-25: shows in the strip for four seconds how many people have it open', async () => {
    await openPlay(card)
    countIs(1)
    expect(welcome()).toBeNull()
    vi.useFakeTimers()
    countIs(12)
    expect(welcome()).toHaveTextContent("You're in. 12 people have this open.")
    act(() => void vi.advanceTimersByTime(3900))
    countIs(13)
    expect(welcome()).toHaveTextContent('13 people')
    act(() => void vi.advanceTimersByTime(200))
    expect(welcome()).toBeNull()
    countIs(14)
    expect(welcome()).toBeNull()
  })

  it('LIV-10: joins the room once, and leaves it, if the page is shown before it is idle, as if opened in the background', async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
    const { unmount } = openAddress(`/play/${card.cardId}`)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(socket.listens('card:changed')).toBe(true))
    for (const task of idle) act(task)
    await act(() => vi.dynamicImportSettled())
    act(() => socket.opens())
    expect(socket.joins()).toHaveLength(1)
    unmount()
    expect(socket.listens('card:changed')).toBe(false)
  })

  it("PLAY-25: hides the number for good at the player's first mark", async () => {
    await openPlay(card)
    countIs(12)
    expect(welcome()).toBeVisible()
    fireEvent.click(square('Square 1'))
    await waitFor(() => expect(markedWords()).toHaveLength(1))
    expect(welcome()).toBeNull()
    fireEvent.click(square('Square 1'))
    await waitFor(() => expect(markedWords()).toHaveLength(0))
    expect(welcome()).toBeNull()
  })

  it('PLAY-26: stamps the free space once, on the first visit only', async () => {
    const first = await openPlay(card)
    await waitFor(() => expect(isStamped()).toBe(true))
    fireEvent.click(square('Square 1'))
    await waitFor(() => expect(markedWords()).toHaveLength(1))
    first.unmount()
    await openPlay(card)
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(isStamped()).toBe(false)
  })
})

describe('clearing the marks of a finished round', () => {
  const clearInNewRound = async () => {
    await openPlay(card)
    mark(1, 2)
    await waitFor(() => expect(markedWords()).toHaveLength(2))
    act(() => socket.hears('card:changed', { card: { ...card, version: 2, round: 2 } }))
    act(() => screen.getByRole('button', { name: 'Clear marks' }).click())
    expect(markedWords()).toEqual([])
  }
  const fading = () => document.querySelectorAll('.cell[data-fading]')

  it('PLAY-20: fades the blots one after the other, but removes the marks immediately', async () => {
    await clearInNewRound()
    expect(fading()).toHaveLength(2)
    await waitFor(() => expect(fading()).toHaveLength(0))
  })

  it('PLAY-20: fades nothing with reduced motion', async () => {
    wantLessMotion()
    await clearInNewRound()
    expect(fading()).toHaveLength(0)
  })
})
