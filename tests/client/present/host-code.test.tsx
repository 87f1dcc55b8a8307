import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { openPresent } from './present-page.tsx'

const card = sampleCard({ title: 'Road trip' })
const HOUR_MS = 60 * 60 * 1000

let cards: FakeCards
beforeEach(() => {
  cards = new FakeCards()
  cards.put(card)
  vi.stubGlobal('fetch', cards.fetch)
  act(() => store.set(sessionAtom, { status: 'signed-out' }))
})

const shown = () => screen.queryByText('482 193')
const asked = () => cards.seen.filter(({ path }) => path === `/api/cards/${card.cardId}/code`)

describe('the code of a presented card', () => {
  it('CODE-7: is shown to its host as 482 193, said digit by digit, with the site where it is typed', async () => {
    await openPresent(card, '?view=code')
    await waitFor(() => expect(shown()).toBeVisible())
    expect(shown()).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('Code: 4, 8, 2, 1, 9, 3')).toHaveClass('visually-hidden')
    expect(screen.getByText(/^Or type this code at/)).toHaveTextContent(
      `Or type this code at ${location.host}`,
    )
    expect(asked()).toMatchObject([{ method: 'POST', body: { shuffle: false } }])
  })

  it.each([
    ['another user presents the card', '?view=code', false],
    ['its host shows the card', '', true],
    ['its host calls words', '?view=caller', true],
  ])('CODE-7: is not asked for while %s', async (_what, search, isMine) => {
    cards.put(card, isMine)
    await openPresent(card, search)
    await waitFor(() => expect(cards.seen.length).toBeGreaterThan(0))
    expect(asked()).toEqual([])
    expect(shown()).toBeNull()
  })

  it('CODE-7: says why there is none, and Try Again gets it', async () => {
    cards.failures.push('network')
    const { user } = await openPresent(card, '?view=code')
    expect(await screen.findByText(/^No code yet. Can't reach BingoBoard/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(shown()).toBeVisible())
  })

  it('CODE-7: is kept alive every hour; without a network it stays until it has ended', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    })
    await openPresent(card, '?view=code')
    await waitFor(() => expect(shown()).toBeVisible())
    await act(() => vi.advanceTimersByTimeAsync(2 * HOUR_MS))
    expect(asked()).toHaveLength(3)
    cards.isAway = true
    await act(() => vi.advanceTimersByTimeAsync(23 * HOUR_MS))
    expect(shown()).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS))
    expect(shown()).toBeNull()
    expect(screen.getByText(/^No code yet/)).toBeVisible()
  })
})
