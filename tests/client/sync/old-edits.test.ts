import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resendUnsentEdits } from '#client/sync/change/restore-client.ts'
import type { Card } from '#shared/schemas/card.ts'
import { MO } from '../frame/app-page.tsx'
import { card, cards, restart, shown, status, useOneCard } from './one-card.ts'

useOneCard()

const key = () => `draft:${MO.id}:${card.cardId}`
const square = (index: number, text: string, was: string) => ({
  change: { cells: { [index]: text }, gridSize: 5, hasFreeSpace: true, was: { cells: { [index]: was } } },
})

/** Stores the unsent edits that a closed tab of an older version left. */
const store = (queue: object, rest: object = {}) =>
  localStorage.setItem(key(), JSON.stringify({ gone: { queue, live: true, ...rest } }))
function openWith(queue: object, rest?: object) {
  store(queue, rest)
  return restart()
}
/** Returns the card as version 0.1.0 stored it, before called games existed. */
function before(): Partial<Card> {
  const {
    extra: _extra,
    pattern: _pattern,
    called: _called,
    showsCalls: _shows,
    columns: _columns,
    ...others
  } = card
  return others
}

describe('unsent edits stored by an older version', () => {
  it('LIV-12: are shown and sent if 0.1.0 stored them: squares, a title and conflicting words', async () => {
    const { client } = await openWith({
      server: before(),
      later: square(0, 'Later', 'Square 1'),
      conflicts: [{ change: { title: 'Mine', was: { title: card.title } } }],
    })
    expect(shown(client)).toMatchObject({ title: 'Mine', cells: card.cells.with(0, 'Later') })
    await waitFor(() => expect(status(client)).toBe('saved'))
    expect(cards.card(card.cardId)).toMatchObject({ title: 'Mine', cells: card.cells.with(0, 'Later') })
    expect(localStorage.getItem(key())).toBeNull()
  })

  it('LIV-3 LIV-12: are sent if 0.2.0 stored them: the unanswered request with its opId, then the rest and the calls', async () => {
    await openWith({
      server: card,
      inFlight: { opId: 'operation-1', edit: square(0, 'In flight', 'Square 1') },
      later: square(1, 'Later', 'Square 2'),
      conflicts: [],
      backlog: [square(2, 'Backlog', 'Square 3')],
      calls: [{ opId: 'the-call-1', word: 'Later' }],
    })
    await waitFor(() => expect(cards.card(card.cardId).called).toEqual(['Later']))
    const { cells } = cards.card(card.cardId)
    expect(cells.slice(0, 3)).toEqual(['In flight', 'Later', 'Backlog'])
    expect(cards.writes().map(({ body }) => body.opId)).toEqual([
      'operation-1',
      expect.any(String),
      'the-call-1',
    ])
  })

  it('LIV-5 LIV-12: yield to what others have written since, and a change of the grid is offered', async () => {
    const smaller = card.cells.slice(0, 9)
    const older = { ...card }
    cards.change(card.cardId, { cells: card.cells.with(0, 'Theirs') })
    const { news } = await openWith({
      server: older,
      later: {
        change: {
          ...{ gridSize: 3, hasFreeSpace: true, cells: smaller.with(4, ''), extra: [] },
          was: { gridSize: 5, hasFreeSpace: true, cells: card.cells, extra: [] },
        },
        again: [{ type: 'resize', gridSize: 3 }],
      },
      conflicts: [square(0, 'Mine', 'Square 1')],
    })
    await waitFor(() => expect(news).toHaveLength(2))
    expect(news.map(({ type }) => type).toSorted()).toEqual(['moved', 'undone'])
    expect(cards.card(card.cardId)).toMatchObject({ gridSize: 5, extra: ['Mine'] })
    expect(cards.card(card.cardId).cells[0]).toBe('Theirs')
  })

  it('LIV-5 LIV-12: are offered if they are a change of the grid that was dropped while no screen could offer it', async () => {
    const { news } = await openWith({ server: card, conflicts: [] }, { rejected: [{ type: 'shuffle' }] })
    expect(news).toMatchObject([{ type: 'undone', steps: [{ late: true, operation: { type: 'shuffle' } }] }])
  })

  it('LIV-12: are sent from any screen', async () => {
    store({ server: card, later: square(0, 'Later', 'Square 1'), conflicts: [] })
    await resendUnsentEdits(MO.id)
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Later'))
    expect(localStorage.getItem(key())).toBeNull()
  })

  it('LIV-12: belong to the older version’s tab while it is open', async () => {
    localStorage.setItem('tab:gone', JSON.stringify(Date.now()))
    const { client } = await openWith({ server: card, later: square(0, 'Later', 'Square 1'), conflicts: [] })
    expect(client.isIdle()).toBe(true)
    expect(localStorage.getItem(key())).toContain('Later')
  })
})
