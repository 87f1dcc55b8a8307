import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sampleCard } from '#tests/support/sample-card.ts'
import { openEmbed } from './embed-page.tsx'

const card = sampleCard()
const link = `Play: ${location.host}/play/${card.cardId}`

describe('the join code on an overlay', () => {
  it('EMB-12: is said while the card has one, asking again each minute, and else the link', async () => {
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

  it('EMB-12: a picture without calls asks for no code', async () => {
    const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', asked)
    await openEmbed(card, '?marks=off')
    expect(screen.getByText(link)).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })
})
