import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { grid, markedWords, openPlay, square } from './play-page.tsx'

/** The server's card, and the version in each request for it. */
let stored: Card
let asked: (string | null)[]
let network: 'up' | 'down' | 'swallows all'

beforeEach(() => {
  stored = sampleCard()
  asked = []
  network = 'up'
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!path.startsWith('/api/cards/')) return Promise.resolve(new Response('{}'))
    const etag = new Headers(init.headers).get('If-None-Match')
    asked.push(etag)
    if (network === 'swallows all') return new Promise(() => undefined)
    if (network === 'down') return Promise.reject(new TypeError('Failed to fetch'))
    if (etag === `"v${stored.version}"`) return Promise.resolve(new Response(null, { status: 304 }))
    return Promise.resolve(Response.json({ ...stored, isOwner: false, canEdit: false }))
  })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

async function open(): Promise<void> {
  await openPlay(stored)
  vi.useFakeTimers()
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const pill = () => screen.queryByText('Offline: you can keep marking', { selector: '.offline-pill *' })

describe('play without a WebSocket', () => {
  it('LIV-16: polls the card by its version, from 3 s after the first failure every 5 s, until a socket opens', async () => {
    await open()
    act(() => socket.closes())
    act(() => socket.hears('connect_error'))
    await pass(2999)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual(['"v1"'])
    stored = editedCard(stored, { 0: 'By HTTP' })
    await pass(4999)
    expect(asked).toHaveLength(1)
    await pass(1)
    expect(square('By HTTP')).toBeVisible()
    await pass(5000)
    expect(asked).toEqual(['"v1"', '"v1"', '"v2"'])
    expect(pill()).toBeNull()
    act(() => socket.opens())
    await pass(30_000)
    expect(asked).toHaveLength(3)
  })

  it('LIV-16: does not poll while the page is hidden', async () => {
    await open()
    act(() => socket.closes())
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(20_000)
    expect(asked).toEqual([])
    hidden.mockReturnValue('visible')
    await pass(5000)
    expect(asked).toHaveLength(1)
  })
})

it.each([
  ['down', 8000],
  ['swallows all', 15_000],
] as const)(
  'LIV-15: an Offline pill is shown if there is no socket and the network %s, until it is back; squares can still be marked',
  async (trouble, saidAfterMs) => {
    await open()
    network = trouble
    act(() => socket.closes())
    await pass(3000)
    expect(pill()).toBeNull()
    await pass(saidAfterMs - 3000)
    expect(pill()).toBeVisible()
    fireEvent.click(square('Square 7'))
    await pass(0)
    expect(markedWords()).toEqual(['Square 7'])
    expect(grid()).toBeVisible()
    network = 'up'
    await pass(5000)
    expect(pill()).toBeNull()
    expect(markedWords()).toEqual(['Square 7'])
  },
)
