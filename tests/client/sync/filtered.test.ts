import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { followNetwork } from '#client/lib/way-round.ts'
import { cameOnline, card, cards, start, status, useOneCard, write } from './one-card.ts'

useOneCard()

it.each<[string, () => Promise<object>]>([
  ['403', () => Promise.resolve(new Response('<html>Forbidden</html>', { status: 403 }))],
  ['503', () => Promise.resolve(new Response('<html>Blocked</html>', { status: 503 }))],
  ['a cut', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'NET-4: words that a filter in front of the server answers with %s delay no later ones',
  async (_what, answer) => {
    onTestFinished(followNetwork())
    vi.stubGlobal('fetch', (path: string, init: { body?: string } = {}) =>
      init.body?.includes('; cat') ? answer() : cards.fetch(path, init),
    )
    const { client } = start()
    write(client, 0, 'Yawns; cat walks in')
    const tries = async (until: RegExp) =>
      waitFor(() => {
        cameOnline()
        expect(status(client)).toMatch(until)
      })
    await tries(/read-only/)
    write(client, 0, 'A cat walks in')
    write(client, 1, 'Later')
    await tries(/^saved$/)
    expect(cards.card(card.cardId).cells.slice(0, 2)).toEqual(['A cat walks in', 'Later'])
  },
)
