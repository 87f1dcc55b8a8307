import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dealCard } from '#shared/rules/deal.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { markedWords, push, square, storedMarks } from '../play/play-page.tsx'
import { keepOrder, shownWords } from '../play/shuffled-page.ts'
import { openEmbed } from './embed-page.tsx'

const card = sampleCard()

beforeEach(wantLessMotion)

describe("a player's own card in a frame", () => {
  it('EMB-11: is the same as on the play screen, and keeps the marks of its words', async () => {
    const rich = { ...card, extra: Array.from({ length: 16 }, (_, index) => `More ${index + 1}`) }
    const { cells } = dealCard(rich, 'mine')
    localStorage.setItem(`layout:${card.cardId}`, JSON.stringify({ seed: 'mine' }))
    const extra = cells.find((word) => word.startsWith('More'))!
    const other = cells.find((word) => word.startsWith('Square'))!
    const begun = Date.now()
    const kept = { version: rich.version, cells, seed: 'mine', marks: [cells.indexOf(extra)], edited: [] }
    const game = { begun, won: { at: begun, words: extra } }
    localStorage.setItem(
      `marks:${card.cardId}`,
      JSON.stringify({ ...kept, setAside: [], round: rich.round, at: begun, game }),
    )
    await openEmbed(rich)
    expect(document.documentElement).not.toHaveAttribute('data-shuffled')
    expect(shownWords()).toEqual(cells.filter(Boolean))
    expect(markedWords()).toEqual([extra])
    fireEvent.click(square(other))
    await waitFor(() => expect(markedWords()).toContain(other))
    expect(storedMarks(card)).toMatchObject({ seed: 'mine', cells, setAside: [] })
    act(() => keepOrder(null))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `layout:${card.cardId}` })))
    expect(shownWords()).toEqual(card.cells.filter(Boolean))
  })

  it.each(['?marks=off', '?overlay'])(
    'EMB-11: %s has the host’s order, and an edit under it loses no mark of the viewer’s own card',
    async (query) => {
      const rich = { ...card, extra: Array.from({ length: 16 }, (_, index) => `More ${index + 1}`) }
      const { cells } = dealCard(rich, 'mine')
      const marks = [cells.findIndex((word) => word.startsWith('More'))]
      keepOrder('mine')
      const kept = { version: 1, cells, seed: 'mine', marks, edited: [], setAside: [], round: 1, at: 1 }
      localStorage.setItem(`marks:${card.cardId}`, JSON.stringify(kept))
      await openEmbed(rich, query)
      const shown = () =>
        [...document.querySelectorAll('.cell:not(.free) .words')].map(({ textContent }) => textContent)
      expect(shown()).toEqual(card.cells.filter(Boolean))
      push({ ...rich, version: 2, title: 'Renamed' })
      expect(shown()).toEqual(card.cells.filter(Boolean))
      expect(storedMarks(card)).toMatchObject({ cells, marks, setAside: [] })
    },
  )
})

const link = `Play: ${location.host}/play/${card.cardId}`

describe('the join code on an overlay', () => {
  it('EMB-12: is shown while the card has one, requested every minute, and otherwise the link is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let answer = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
    const asked = vi.fn<typeof fetch>(() => answer())
    vi.stubGlobal('fetch', asked)
    await openEmbed(card, '?overlay')
    expect(screen.getByText(link)).toBeVisible()
    const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000))
    answer = () =>
      Promise.resolve(
        Response.json({ joinCode: { code: '522243', expiresAt: new Date().toISOString(), shuffle: false } }),
      )
    await minute()
    expect(screen.getByText(`Play: ${location.host} · 522 243`)).toBeVisible()
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await minute()
    expect(screen.getByText(`Play: ${location.host} · 522 243`)).toBeVisible()
    answer = () => Promise.resolve(Response.json({ joinCode: null }))
    await minute()
    expect(screen.getByText(link)).toBeVisible()
    expect(asked.mock.calls.map(([url]) => url)).toEqual(Array(4).fill(`/api/cards/${card.cardId}/code`))
  })

  it('COLS-10 EMB-12: is next to a link that deals each player of a card with columns their own', async () => {
    await openEmbed(classicBingo(), '?marks=off')
    expect(screen.getByText(`${link}?shuffle`)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      `/play/${card.cardId}?shuffle`,
    )
  })
})
