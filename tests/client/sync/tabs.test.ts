import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { discardAllEdits, findCardClient } from '#client/sync/change/card-clients.ts'
import { resendUnsentEdits } from '#client/sync/change/restore-client.ts'
import { editedCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'
import {
  cameBack,
  card,
  cards,
  entry,
  KEPT,
  leave,
  restart,
  shown,
  start,
  state,
  status,
  useOneCard,
  write,
} from './one-card.ts'

useOneCard()

describe('the Live switch', () => {
  it('LIV-11: is remembered for the card on this device', () => {
    const { client, close } = start()
    client.setLive(false)
    close()
    expect(findCardClient(card.cardId)).toBeUndefined()
    expect(state(start().client).live).toBe(false)
  })

  it('LIV-11: when off, releases no later edits if a save is refused at first', async () => {
    const { client } = start()
    client.setLive(false)
    write(client, 0, 'Mine')
    cards.change(card.cardId, { cells: editedCard(card, { 0: 'Theirs' }).cells })
    expect(await client.saveNow()).toBe('saved')
    expect(cards.card(card.cardId)).toMatchObject({ cells: card.cells.with(0, 'Mine'), extra: ['Theirs'] })
    write(client, 1, 'Held')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cards.card(card.cardId).cells[1]).toBe('Square 2')
    expect(shown(client).cells[1]).toBe('Held')
  })

  it('LIV-11: when off, sends a save made without a network once it is back, but nothing written since', async () => {
    const { client } = start()
    cards.isAway = true
    write(client, 2, 'Live')
    client.setLive(false)
    write(client, 0, 'Saved')
    expect(await client.saveNow()).toBe('offline')
    write(client, 0, 'Held')
    write(client, 1, 'Held too')
    cameBack()
    await waitFor(() => expect(status(client)).toBe('held'))
    expect(cards.card(card.cardId).cells.slice(0, 3)).toEqual(['Saved', 'Square 2', 'Live'])
    expect(await client.saveNow()).toBe('saved')
    expect(cards.card(card.cardId).cells.slice(0, 3)).toEqual(['Held', 'Held too', 'Live'])
  })

  it('LIV-12: when off, what was saved without a network is sent from any screen, and nothing else', async () => {
    const { client, close } = start()
    cards.isAway = true
    client.setLive(false)
    write(client, 0, 'Saved')
    expect(await client.saveNow()).toBe('offline')
    write(client, 1, 'Held')
    leave(close)
    await resendUnsentEdits(MO.id)
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Saved'))
    expect(cards.card(card.cardId).cells[1]).toBe('Square 2')
    expect(localStorage.getItem(KEPT)).toContain('Held')
    discardAllEdits()
  })
})

describe('two tabs of one browser', () => {
  /** Fakes the Web Locks that other tabs of the browser hold. */
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
    leave(close, tabId)
  }

  it('LIV-12: leave the edits of an open tab to that tab', async () => {
    await keepAs('living')
    otherTabs('living')
    const { client } = await restart()
    expect(client.isIdle()).toBe(true)
    expect(localStorage.getItem(KEPT)).toContain('Of the other tab')
  })

  it('LIV-12: keep edits of a newer version, and send those next to them', async () => {
    await keepAs('gone')
    const gone = entry() as { pending: object }
    const newer = { ...gone, pending: { ...gone.pending, steps: [{ type: 'note', id: 'a-newer-step' }] } }
    localStorage.setItem(KEPT, JSON.stringify({ newer, gone }))
    otherTabs()
    const { client } = await restart()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Of the other tab'))
    await waitFor(() => expect(client.isIdle()).toBe(true))
    expect(JSON.parse(localStorage.getItem(KEPT) ?? '{}')).toEqual({ newer })
  })

  it.each([-100_000, 100_000])(
    'LIV-12: without Web Locks count a tab as open while its heartbeat is fresh, but not if it is %i ms off',
    async (fromNow) => {
      await keepAs('beating')
      localStorage.setItem('tab:beating', JSON.stringify(Date.now()))
      const { client, close } = await restart()
      expect(client.isIdle()).toBe(true)
      close()
      localStorage.setItem('tab:beating', JSON.stringify(Date.now() + fromNow))
      await restart()
      await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Of the other tab'))
    },
  )

  it('LIV-12: the card’s own editor takes over what waits in a tab that shows another card, and sends it once', async () => {
    const background = start()
    cards.isAway = true
    write(background.client, 0, 'Written before')
    await waitFor(() => expect(state(background.client).error).toBe('offline'))
    background.close()
    expect(entry()).toMatchObject({ away: true })
    otherTabs('living')
    leave(background.close, 'living')
    const { client } = await restart()
    expect(shown(client).cells[0]).toBe('Written before')
    await waitFor(() => expect(client.isIdle()).toBe(true))
    expect(cards.card(card.cardId).cells[0]).toBe('Written before')
    expect(cards.writes()).toHaveLength(1)
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  /** Closes a tab, whose edits another tab takes over. It was opened before Live was turned off in the first tab. */
  function takeOver({ close }: ReturnType<typeof start>) {
    close()
    const left = JSON.stringify({ living: entry() })
    discardAllEdits()
    localStorage.clear()
    const { client } = start()
    otherTabs('living')
    localStorage.setItem(KEPT, left)
    window.dispatchEvent(new StorageEvent('storage', { key: KEPT }))
    return client
  }

  it('LIV-11 LIV-12: what one tab held stays held in the tab that takes it over', async () => {
    const holding = start()
    holding.client.setLive(false)
    write(holding.client, 0, 'Held')
    const client = takeOver(holding)
    await waitFor(() => expect(status(client)).toBe('held'))
    expect(shown(client).cells[0]).toBe('Held')
    expect(cards.writes()).toEqual([])
    await client.saveNow()
    expect(cards.card(card.cardId).cells[0]).toBe('Held')
  })

  it('LIV-11 LIV-12: what a tab saved with Live off is sent by the other one, which stays live', async () => {
    const saving = start()
    cards.isAway = true
    saving.client.setLive(false)
    write(saving.client, 0, 'Saved')
    expect(await saving.client.saveNow()).toBe('offline')
    cards.isAway = false
    const client = takeOver(saving)
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Saved'))
    write(client, 1, 'Live')
    await waitFor(() => expect(cards.card(card.cardId).cells[1]).toBe('Live'))
  })

  it('LIV-12 PLAY-7: edits that did not fit into full storage are sent by their own tab, whatever another one stores', async () => {
    const { client, close } = start()
    cards.isAway = true
    const working = localStorage
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, setItem })
    write(client, 0, 'Refused')
    await waitFor(() => expect(state(client).error).toBe('offline'))
    close()
    vi.stubGlobal('localStorage', working)
    window.dispatchEvent(new StorageEvent('storage', { key: KEPT }))
    cameBack()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Refused'))
  })

  it('LIV-12: a waiting tab sends nothing more once another one has taken over its edits', async () => {
    const { client, close } = start()
    cards.isAway = true
    write(client, 0, 'Written before')
    await waitFor(() => expect(state(client).error).toBe('offline'))
    close()
    localStorage.removeItem(KEPT)
    window.dispatchEvent(new StorageEvent('storage', { key: KEPT }))
    expect(client.isIdle()).toBe(true)
    expect(findCardClient(card.cardId)).toBeUndefined()
  })
})
