import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { startCardClient } from '#client/sync/card-client.ts'
import { abandonAllEdits, KEEP_REJECTED, type CardClient } from '#client/sync/card-clients.ts'
import { applyCard } from '#client/sync/card-store.ts'
import { cellEdit, fieldEdit, structuralEdit } from '#client/sync/edits.ts'
import { operate, type Operation } from '#client/sync/operations.ts'
import { takeUnsentEdits } from '#client/sync/outbox-storage.ts'
import type { Card } from '#shared/schemas/card.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'

const SHUFFLE: Operation = { type: 'shuffle' }

let cards: FakeCards
let card: Card
/** Stops what the test has started. */
const open: CardClient[] = []
const closes: (() => void)[] = []

beforeEach(() => {
  for (const close of closes.splice(0)) close()
  for (const client of open.splice(0)) client.abandon()
  cards = new FakeCards()
  card = cards.put(sampleCard())
  vi.stubGlobal('fetch', cards.fetch)
  store.set(sessionAtom, { status: 'signed-in', user: MO })
})

function start(): { client: CardClient; rejected: (readonly Operation[])[]; close: () => void } {
  const client = startCardClient(card, MO.id)
  const rejected: (readonly Operation[])[] = []
  const close = client.open((operations) => rejected.push(operations))
  open.push(client)
  closes.push(close)
  return { client, rejected, close }
}
const state = (client: CardClient) => store.get(client.stateAtom)
const shown = (client: CardClient) => store.get(client.shownAtom)
const write = (client: CardClient, index: number, text: string) =>
  client.apply(cellEdit(index, text, shown(client).cells[index]!, shown(client)))
const cameOnline = () => window.dispatchEvent(new Event('online'))

function shuffle(client: CardClient): void {
  const before = shown(client)
  client.apply(
    structuralEdit(
      before,
      operate(before, SHUFFLE, () => 0.3),
      [SHUFFLE],
    )!,
  )
}

describe('a card whose edits are sent', () => {
  it('LIV-11 LIV-4: a restored backup that answers every change with an older card is accepted, and not requested forever', async () => {
    cards.put({ ...card, version: 9 })
    card = cards.card(card.cardId)
    const { client } = start()
    const restored = {
      ...card,
      version: 3,
      cells: card.cells.map((text, at) => (at === 0 ? 'From the backup' : text)),
    }
    cards.put(restored)
    write(client, 0, 'Mine')
    await waitFor(() => expect(state(client).queue.conflicts).toHaveLength(1))
    expect(state(client).queue.server).toEqual(restored)
    expect(cards.writes()).toHaveLength(1)
    write(client, 1, 'Other words')
    await waitFor(() => expect(cards.card(card.cardId).cells[1]).toBe('Other words'))
  })

  it('LIV-11: a conflict that changes nothing is refused after one request', async () => {
    const { client } = start()
    let asked = 0
    vi.stubGlobal('fetch', () => {
      asked++
      const body = { message: 'Conflict.', code: 'conflict', card }
      return Promise.resolve(new Response(JSON.stringify(body), { status: 409 }))
    })
    client.apply(fieldEdit('title', 'Mine', card.title))
    await waitFor(() => expect(state(client).error).toBe('refused'))
    expect(asked).toBe(1)
  })

  it('LIV-11: an edit that completes the five squares during the turn of another edit is sent', async () => {
    card = cards.put({ ...card, cells: card.cells.map((text, at) => (at < 4 ? text : '')) })
    const { client } = start()
    write(client, 4, 'Five')
    write(client, 0, '')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('five'))
    write(client, 5, '')
    write(client, 6, 'Six')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('live'))
    expect(cards.card(card.cardId).cells[6]).toBe('Six')
  })

  it('LIV-11: words that wait for five squares are sent when another screen has filled them', async () => {
    card = cards.put({ ...card, cells: card.cells.map((text, at) => (at < 4 ? text : '')) })
    const { client } = start()
    write(client, 0, 'Mine')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('five'))
    applyCard(cards.put(editedCard(card, { 4: 'Five' })))
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('live'))
    expect(cards.card(card.cardId).cells.slice(0, 5)).toEqual([
      'Mine',
      'Square 2',
      'Square 3',
      'Square 4',
      'Five',
    ])
  })

  it('LIV-12: sends its edits when its owner signs in again after logging out on its screen', async () => {
    const { client } = start()
    abandonAllEdits()
    store.set(sessionAtom, { status: 'signed-out' })
    cards.failures = [401]
    write(client, 0, 'Mine')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('signed-out'))
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
  })

  it.each([true, false])('LIV-12: after a log-out in mid-save it is live again (Live %s)', async (isLive) => {
    const { client } = start()
    const letAnswer = cards.holdAnswers()
    cards.failures = [401]
    write(client, 0, 'Dropped')
    await waitFor(() => expect(cards.writes()).toHaveLength(1))
    client.setLive(isLive)
    abandonAllEdits()
    store.set(sessionAtom, { status: 'signed-out' })
    letAnswer()
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('signed-out'))
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('live'))
    client.setLive(true)
    expect(cards.writes()).toHaveLength(1)
  })

  it('LIV-11: an edit that could not be sent is not mentioned once its author has undone it', async () => {
    const { client } = start()
    const before = shown(client).cells[0]!
    for (const [failure, status] of [
      ['network', 'offline'],
      [400, 'refused'],
    ] as const) {
      cards.failures = [failure]
      write(client, 0, 'Mine')
      await waitFor(() => expect(store.get(client.statusAtom)).toBe(status))
      cards.failures = ['network']
      cameOnline()
      write(client, 0, before)
      await waitFor(() => expect(store.get(client.statusAtom)).toBe('live'))
    }
  })

  it('LIV-11: a captive portal that answers 200 has stored nothing', async () => {
    const { client } = start()
    const { fetch } = cards
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
    write(client, 0, 'Mine')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('offline'))
    vi.stubGlobal('fetch', fetch)
    cameOnline()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
  })

  it('LIV-12: another user who signs in to this browser does not send them', async () => {
    const { client } = start()
    cards.failures = [401]
    write(client, 0, 'Mine')
    await waitFor(() => expect(state(client).error).toBe('signed-out'))
    store.set(sessionAtom, { status: 'signed-out' })
    store.set(sessionAtom, { status: 'signed-in', user: { ...MO, id: 'other' } })
    cameOnline()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cards.writes()).toHaveLength(1)
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
  })

  it('LIV-11: a request that hangs is sent again with its opId when the page resumes', async () => {
    const { client } = start()
    const answered = cards.fetch
    const opIds: unknown[] = []
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    vi.stubGlobal('fetch', (input: string, init: RequestInit & { body: string }) => {
      opIds.push((JSON.parse(init.body) as { opId: string }).opId)
      if (opIds.length > 1) return answered(input, init)
      return new Promise((_, reject) =>
        init.signal!.addEventListener('abort', () => reject(new Error('ended'))),
      )
    })
    write(client, 0, 'Mine')
    await waitFor(() => expect(opIds).toHaveLength(1))
    now.mockReturnValue(2000)
    cameOnline()
    expect(opIds).toHaveLength(1)
    now.mockReturnValue(4000)
    cameOnline()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
    expect(opIds).toEqual([opIds[0], opIds[0]])
  })

  it('LIV-11: a card that was considered deleted continues when a newer version arrives', async () => {
    const { client } = start()
    cards.failures = [404]
    write(client, 0, 'Mine')
    await waitFor(() => expect(state(client).error).toBe('deleted'))
    expect(cards.card(card.cardId).cells[0]).toBe('Square 1')
  })
})

describe('refused structural changes', () => {
  it.each(['no screen', 'only the presenter'])(
    'LIV-5 LIV-12: are kept while %s shows the card, and offered when it is opened',
    async (who) => {
      const { client, close } = start()
      cards.isAway = true
      shuffle(client)
      await waitFor(() => expect(state(client).error).toBe('offline'))
      close()
      if (who === 'only the presenter') client.open(KEEP_REJECTED)
      cards.isAway = false
      cards.change(card.cardId, {
        title: 'Changed on the phone',
        cells: editedCard(card, { 3: 'Phone' }).cells,
      })
      cameOnline()
      await waitFor(() => expect(client.isIdle()).toBe(true))
      const [kept] = await takeUnsentEdits(MO.id, card.cardId)
      const repeated = { ...SHUFFLE, except: [3] }
      expect(kept?.rejected).toEqual([repeated])
      const again = startCardClient(cards.card(card.cardId), MO.id, [kept!])
      open.push(again)
      const offered: (readonly Operation[])[] = []
      again.open((operations) => offered.push(operations))
      expect(offered).toEqual([[repeated]])
      expect(await takeUnsentEdits(MO.id, card.cardId)).toEqual([])
    },
  )
})
