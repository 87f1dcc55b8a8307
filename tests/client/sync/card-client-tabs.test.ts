import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { startCardClient } from '#client/sync/card-client.ts'
import { abandonAllEdits, findCardClient, type CardClient } from '#client/sync/card-clients.ts'
import { cellEdit } from '#client/sync/edits.ts'
import { restoreCardClient } from '#client/sync/restore-client.ts'
import type { Card } from '#shared/schemas/card.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'

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

function start(): { client: CardClient; close: () => void } {
  const client = startCardClient(card, MO.id)
  const close = client.open(() => undefined)
  open.push(client)
  closes.push(close)
  return { client, close }
}
const state = (client: CardClient) => store.get(client.stateAtom)
const shown = (client: CardClient) => store.get(client.shownAtom)
const write = (client: CardClient, index: number, text: string) =>
  client.apply(cellEdit(index, text, shown(client).cells[index]!, shown(client)))

describe('the Live switch', () => {
  it('LIV-11: is remembered for the card on this device', () => {
    const { client, close } = start()
    client.setLive(false)
    close()
    expect(findCardClient(card.cardId)).toBeUndefined()
    expect(state(start().client).live).toBe(false)
  })

  it('LIV-11: when off, a save with a conflict releases no later edits', async () => {
    const { client } = start()
    client.setLive(false)
    write(client, 0, 'Mine')
    cards.change(card.cardId, { cells: editedCard(card, { 0: 'Theirs' }).cells })
    expect(await client.saveNow()).toBe('conflict')
    write(client, 1, 'Held')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cards.card(card.cardId).cells[1]).toBe('Square 2')
    expect(shown(client).cells[1]).toBe('Held')
  })
})

describe('two tabs of one browser', () => {
  /** Web Locks, as the other tabs of the browser hold them. */
  function otherTabs(...ids: string[]): void {
    const held = ids.map((id) => ({ name: `tab ${id}` }))
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      locks: { request: () => new Promise(() => undefined), query: () => Promise.resolve({ held }) },
    })
  }
  async function keepAs(tabId: string): Promise<void> {
    const { client, close } = start()
    cards.failures = ['network']
    write(client, 0, 'Of the other tab')
    await waitFor(() => expect(state(client).error).toBe('offline'))
    const key = `draft:${MO.id}:${card.cardId}`
    const [entry] = Object.values(JSON.parse(localStorage.getItem(key) ?? '{}') as object) as unknown[]
    close()
    abandonAllEdits()
    localStorage.setItem(key, JSON.stringify({ [tabId]: entry }))
  }

  it('LIV-12: edits of an open tab stay in that tab', async () => {
    await keepAs('living')
    otherTabs('living')
    const client = await restoreCardClient(card, MO.id)
    open.push(client)
    expect(client.isIdle()).toBe(true)
    expect(localStorage.getItem(`draft:${MO.id}:${card.cardId}`)).toContain('Of the other tab')
  })

  it('LIV-12: edits of a closed tab are sent', async () => {
    await keepAs('gone')
    otherTabs('living')
    open.push(await restoreCardClient(card, MO.id))
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Of the other tab'))
    await waitFor(() => expect(localStorage.getItem(`draft:${MO.id}:${card.cardId}`)).toBeNull())
  })

  it('LIV-12: without Web Locks a tab counts as open while its heartbeat is fresh', async () => {
    await keepAs('beating')
    localStorage.setItem('tab:beating', JSON.stringify(Date.now()))
    const client = await restoreCardClient(card, MO.id)
    open.push(client)
    expect(client.isIdle()).toBe(true)
    client.abandon()
    localStorage.setItem('tab:beating', JSON.stringify(Date.now() - 100_000))
    open.push(await restoreCardClient(card, MO.id))
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Of the other tab'))
  })
})
