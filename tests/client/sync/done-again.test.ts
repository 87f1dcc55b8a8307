import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { applyAgain } from '#client/features/editor/history.ts'
import { store } from '#client/lib/store.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import { abandonAllEdits, KEEP_NEWS, type CardClient, type News } from '#client/sync/change/card-clients.ts'
import { takeUnsent } from '#client/sync/change/pending-storage.ts'
import { restoreCardClient } from '#client/sync/change/restore-client.ts'
import { fieldStep, operationStep } from '#client/sync/change/steps.ts'
import type { Card } from '#shared/schemas/card.ts'
import { MO } from '../frame/app-page.tsx'
import {
  cameOnline,
  card,
  cards,
  shown,
  shuffle,
  start,
  state,
  status,
  stopLater,
  write,
  useOneCard,
} from './one-card.ts'

useOneCard()

describe('two hosts who change one card at the same time', () => {
  it('LIV-5: a change of the grid is done again on the newest card, and takes nobody’s new words away', async () => {
    const { client } = start()
    cards.change(card.cardId, { cells: card.cells.with(24, 'Theirs') })
    client.apply(operationStep(shown(client), { type: 'resize', gridSize: 4 }, 'seed'))
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    const stored = cards.card(card.cardId)
    expect(stored.gridSize).toBe(4)
    expect(stored.extra).toContain('Theirs')
    expect(cards.writes().map(({ ifMatch }) => ifMatch)).toEqual(['"v1"', '"v2"'])
  })

  it('LIV-5: a shuffle goes out again with its order', async () => {
    const { client } = start()
    cards.change(card.cardId, { cells: card.cells.with(24, 'Theirs') })
    shuffle(client)
    const order = shown(client).cells
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    const { cells } = cards.card(card.cardId)
    expect(cells).toEqual(order.map((text) => (text === 'Square 25' ? 'Theirs' : text)))
  })

  it('LIV-11: refused again and again, it waits before it tries on', async () => {
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

describe('what an earlier visit left', () => {
  /** Does something offline and leaves; others have changed the card when it is opened again. */
  async function leave(act: (client: CardClient) => void, change: Partial<Card>, isOpened = true) {
    const { client, close } = start()
    cards.isAway = true
    act(client)
    await waitFor(() => expect(state(client).error).toBe('offline'))
    const unsent = await takeUnsent(MO.id, card.cardId)
    close()
    abandonAllEdits()
    cards.isAway = false
    cards.change(card.cardId, change)
    const again = startCardClient(cards.card(card.cardId), MO.id, unsent)
    const news: News[] = []
    stopLater(again, again.open(isOpened ? (one) => news.push(one) : KEEP_NEWS))
    await waitFor(() => expect(again.isIdle()).toBe(true))
    return { again, news }
  }

  it('LIV-12: words yield to newer ones, and are told and kept without a square', async () => {
    const theirs = card.cells.with(0, 'Theirs')
    const { news } = await leave((client) => write(client, 0, 'Mine'), { cells: theirs })
    expect(cards.card(card.cardId)).toMatchObject({ cells: theirs, extra: ['Mine'] })
    expect(news).toEqual([{ type: 'moved', words: [{ word: 'Mine', index: 0 }] }])
  })

  it.each([true, false])(
    'LIV-5 LIV-12: a shuffle yields to newer words, and the editor offers it (open at once: %s)',
    async (isOpened) => {
      const theirs = card.cells.with(0, 'Theirs')
      const { again, news } = await leave(shuffle, { cells: theirs }, isOpened)
      expect(cards.card(card.cardId).cells).toEqual(theirs)
      if (!isOpened) {
        expect(news).toEqual([])
        expect(localStorage.getItem(`steps:${MO.id}:${card.cardId}`)).toContain('"undone"')
        stopLater(
          again,
          again.open((one) => news.push(one)),
        )
      }
      expect(news).toMatchObject([
        { type: 'undone', steps: [{ late: true, operation: { type: 'shuffle' } }] },
      ])
      expect(localStorage.getItem(`steps:${MO.id}:${card.cardId}`)).toBeNull()
    },
  )

  it('LIV-12: what nobody else touched is sent as it was', async () => {
    const act = (client: CardClient) => {
      write(client, 0, 'Mine')
      client.apply(fieldStep('title', 'My title', card.title))
    }
    const { news } = await leave(act, { cells: card.cells.with(1, 'Theirs') })
    const cells = card.cells.with(0, 'Mine').with(1, 'Theirs')
    expect(cards.card(card.cardId)).toMatchObject({ title: 'My title', cells, extra: [] })
    expect(news).toEqual([])
  })

  it('LIV-11 LIV-12: with Live off, what was saved and is applied again waits for another save', async () => {
    const saving = start()
    cards.isAway = true
    saving.client.setLive(false)
    saving.client.apply(fieldStep('title', 'Mine', card.title))
    expect(await saving.client.saveNow()).toBe('offline')
    const key = `steps:${MO.id}:${card.cardId}`
    const [entry] = Object.values(JSON.parse(localStorage.getItem(key) ?? '{}') as object) as unknown[]
    saving.close()
    abandonAllEdits()
    cards.isAway = false
    localStorage.setItem(key, JSON.stringify({ gone: entry }))
    const client = await restoreCardClient(cards.change(card.cardId, { title: 'Theirs' }), MO.id)
    const news: News[] = []
    stopLater(
      client,
      client.open((one) => news.push(one)),
    )
    await waitFor(() => expect(news).toMatchObject([{ type: 'undone', steps: [{ value: 'Mine' }] }]))
    for (const one of news) if (one.type === 'undone') applyAgain(client, one.steps[0]!)
    await waitFor(() => expect(status(client)).toBe('held'))
    expect(cards.card(card.cardId).title).toBe('Theirs')
  })
})
