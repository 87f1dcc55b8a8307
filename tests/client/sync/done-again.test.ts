import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { reapply } from '#client/features/editor/history.ts'
import { store } from '#client/lib/store.ts'
import { KEEP_NEWS, type CardClient, type NewsListener } from '#client/sync/change/card-clients.ts'
import { fieldStep, operationStep } from '#client/sync/change/steps.ts'
import type { Card } from '#shared/schemas/card.ts'
import {
  cameOnline,
  card,
  cards,
  KEPT,
  leave,
  openFor,
  restart,
  shown,
  shuffle,
  start,
  state,
  status,
  write,
  useOneCard,
} from './one-card.ts'

useOneCard()

describe('two hosts who change one card at the same time', () => {
  it('LIV-5: a change of the grid is reapplied to the newest card, and removes nobody’s new words', async () => {
    const { client } = start()
    cards.change(card.cardId, { cells: card.cells.with(24, 'Theirs') })
    client.apply(operationStep(shown(client), { type: 'resize', gridSize: 4 }, 'seed'))
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    const stored = cards.card(card.cardId)
    expect(stored.gridSize).toBe(4)
    expect(stored.extra).toContain('Theirs')
    expect(cards.writes().map(({ ifMatch }) => ifMatch)).toEqual(['"v1"', '"v2"'])
  })

  it('LIV-5: a shuffle is sent again with its order', async () => {
    const { client } = start()
    cards.change(card.cardId, { cells: card.cells.with(24, 'Theirs') })
    shuffle(client)
    const order = shown(client).cells
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    const { cells } = cards.card(card.cardId)
    expect(cells).toEqual(order.map((text) => (text === 'Square 25' ? 'Theirs' : text)))
  })

  it('LIV-11: an edit that is refused repeatedly waits before it is retried', async () => {
    const { client } = start()
    let version = 1
    vi.stubGlobal('fetch', () => {
      const present = { ...card, version: ++version, cells: card.cells.with(0, `Theirs ${version}`) }
      return Promise.resolve(
        Response.json({ message: 'No.', code: 'conflict', card: present }, { status: 409 }),
      )
    })
    write(client, 0, 'Mine')
    await waitFor(() => expect(state(client).error).toBe('offline'))
    expect(version).toBeLessThan(12)
    vi.stubGlobal('fetch', cards.fetch)
    cards.put({ ...card, version })
    cameOnline()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
  })
})

describe('edits left from an earlier visit', () => {
  /** Does something offline, leaves, and opens the card again after others have changed it. */
  async function comeBack(act: (client: CardClient) => void, change: Partial<Card>, listener?: NewsListener) {
    const { client, close } = start()
    cards.isAway = true
    act(client)
    await waitFor(() => expect(state(client).error).toBe('offline'))
    leave(close)
    cards.change(card.cardId, change)
    const again = await restart(listener)
    await waitFor(() => expect(again.client.isIdle()).toBe(true))
    return again
  }

  it('LIV-12: words yield to newer ones, are kept in More words, and their author is told', async () => {
    const theirs = card.cells.with(0, 'Theirs')
    const { news } = await comeBack((client) => write(client, 0, 'Mine'), { cells: theirs })
    expect(cards.card(card.cardId)).toMatchObject({ cells: theirs, extra: ['Mine'] })
    expect(news).toEqual([{ type: 'moved', words: [{ word: 'Mine', index: 0 }] }])
  })

  it.each([true, false])(
    'LIV-5 LIV-12: a shuffle yields to newer words, and the editor offers it (open immediately: %s)',
    async (isOpened) => {
      const theirs = card.cells.with(0, 'Theirs')
      const again = await comeBack(shuffle, { cells: theirs }, isOpened ? undefined : KEEP_NEWS)
      expect(cards.card(card.cardId).cells).toEqual(theirs)
      if (!isOpened) expect(localStorage.getItem(KEPT)).toContain('"undone"')
      const { news } = isOpened ? again : openFor(again.client)
      expect(news).toMatchObject([
        { type: 'undone', steps: [{ late: true, operation: { type: 'shuffle' } }] },
      ])
      expect(localStorage.getItem(KEPT)).toBeNull()
    },
  )

  it('LIV-12: what nobody else has touched is sent unchanged', async () => {
    const act = (client: CardClient) => {
      write(client, 0, 'Mine')
      client.apply(fieldStep('title', 'My title', card.title))
    }
    const { news } = await comeBack(act, { cells: card.cells.with(1, 'Theirs') })
    const cells = card.cells.with(0, 'Mine').with(1, 'Theirs')
    expect(cards.card(card.cardId)).toMatchObject({ title: 'My title', cells, extra: [] })
    expect(news).toEqual([])
  })

  it('LIV-11 LIV-12: with Live off, what was saved and is reapplied waits for another save', async () => {
    const saving = start()
    cards.isAway = true
    saving.client.setLive(false)
    saving.client.apply(fieldStep('title', 'Mine', card.title))
    expect(await saving.client.saveNow()).toBe('offline')
    leave(saving.close, 'gone')
    cards.change(card.cardId, { title: 'Theirs' })
    const { client, news } = await restart()
    await waitFor(() => expect(news).toMatchObject([{ type: 'undone', steps: [{ value: 'Mine' }] }]))
    for (const one of news) if (one.type === 'undone') reapply(client, one.steps[0]!)
    await waitFor(() => expect(status(client)).toBe('held'))
    expect(cards.card(card.cardId).title).toBe('Theirs')
  })
})
