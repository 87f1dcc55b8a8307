import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { discardAllEdits, type CardClient } from '#client/sync/change/card-clients.ts'
import { applyCard } from '#client/sync/card-store.ts'
import { extraStep } from '#client/sync/change/steps.ts'
import { resendUnsentEdits } from '#client/sync/change/restore-client.ts'
import type { Card } from '#shared/schemas/card.ts'
import { MO } from '../frame/app-page.tsx'
import {
  cameBack,
  card,
  cards,
  KEPT,
  leave,
  restart,
  shown,
  start,
  status,
  useOneCard,
  write,
} from './one-card.ts'

useOneCard({ extra: ['Beyond'] })

const isLive = (client: CardClient) => waitFor(() => expect(status(client)).toBe('saved'))
const isOffline = (client: CardClient) => waitFor(() => expect(status(client)).toBe('offline'))
/** Returns what was sent: called words, words that were taken back with a `-`, and `edit` for edits. */
const sent = () =>
  cards.writes().map(({ body: { call, uncall } }) => call ?? (uncall === undefined ? 'edit' : `-${uncall}`))
const called = () => cards.card(card.cardId).called

describe('a call', () => {
  it('CALL-9: is shown immediately, is sent once, and is taken back by a second request', async () => {
    const { client } = start()
    client.call('Square 2', true)
    client.call('Beyond', true)
    expect(shown(client).called).toEqual(['Square 2', 'Beyond'])
    await isLive(client)
    expect(called()).toEqual(['Square 2', 'Beyond'])
    client.call('Square 2', false)
    expect(shown(client).called).toEqual(['Beyond'])
    await isLive(client)
    expect(called()).toEqual(['Beyond'])
    expect(sent()).toEqual(['Square 2', 'Beyond', '-Square 2'])
  })

  it('CALL-9: is repeated with the same opId if the response was lost', async () => {
    const { client } = start()
    cards.failures = ['lost answer']
    client.call('Square 2', true)
    await isOffline(client)
    cameBack()
    await isLive(client)
    expect(sent()).toEqual(['Square 2', 'Square 2'])
    expect(new Set(cards.writes().map(({ body }) => body.opId)).size).toBe(1)
    expect(called()).toEqual(['Square 2'])
    expect(cards.card(card.cardId).version).toBe(2)
  })

  it('CALL-9: is never sent if it is taken back first; if it may have arrived, it is taken back there', async () => {
    const { client } = start()
    cards.failures = ['lost answer']
    cards.isAway = true
    client.call('Square 2', true)
    await isOffline(client)
    client.call('Square 3', true)
    client.call('Square 3', false)
    client.call('Square 2', false)
    expect(shown(client).called).toEqual([])
    cards.seen = []
    cameBack()
    await isLive(client)
    expect(sent()).toEqual(['Square 2', '-Square 2'])
    expect(called()).toEqual([])
  })

  it('CALL-9: is sent after an unsent edit that adds its word, and other calls do not wait for it', async () => {
    const { client } = start()
    client.setLive(false)
    write(client, 0, 'New words')
    client.call('New words', true)
    client.call('Square 2', true)
    await waitFor(() => expect(called()).toEqual(['Square 2']))
    expect(status(client)).toBe('held')
    expect(shown(client).called).toEqual(['Square 2', 'New words'])
    client.setLive(true)
    await isLive(client)
    expect(sent()).toEqual(['Square 2', 'edit', 'New words'])
    expect(called()).toEqual(['Square 2', 'New words'])
  })

  it('CALL-9: is sent although an edit is refused', async () => {
    const { client } = start()
    cards.failures = [400]
    client.apply(extraStep([], ['Beyond']))
    await waitFor(() => expect(status(client)).toBe('refused'))
    cards.failures = []
    client.call('Square 3', true)
    await waitFor(() => expect(called()).toEqual(['Square 3']))
  })

  it('CALL-9: is dropped if its word is no longer on the card, and the host is told', async () => {
    const { client } = start()
    cards.isAway = true
    client.call('Square 2', true)
    client.call('Square 3', true)
    await isOffline(client)
    cards.change(card.cardId, { cells: card.cells.with(1, '') })
    cameBack()
    await isLive(client)
    expect(called()).toEqual(['Square 3'])
    expect(shown(client).called).toEqual(['Square 3'])
    expect(store.get(toastAtom)).toMatchObject({
      title: 'Not called: “Square 2”',
      text: 'No square says this.',
    })
  })

  /** Starts a new round as another host, and calls these words. */
  const startRound = (...words: string[]) =>
    cards.change(card.cardId, { round: 2, called: words } as Partial<Card>)

  it('CALL-9: is not carried from an ended round into the next one, and the host is told', async () => {
    const { client } = start()
    client.call('Square 5', true)
    await isLive(client)
    cards.isAway = true
    client.call('Square 2', true)
    client.call('Square 3', true)
    client.call('Square 5', false)
    write(client, 9, 'Mine')
    await isOffline(client)
    startRound('Square 5')
    cameBack()
    await isLive(client)
    expect(cards.card(card.cardId)).toMatchObject({ called: ['Square 5'], round: 2 })
    expect(cards.card(card.cardId).cells[9]).toBe('Mine')
    expect(shown(client).called).toEqual(['Square 5'])
    expect(store.get(toastAtom)).toMatchObject({
      title: 'Not called: “Square 2, Square 3”',
      text: 'A new round has begun.',
    })
    client.call('Square 2', true)
    await isLive(client)
    expect(called()).toEqual(['Square 5', 'Square 2'])
  })

  it('CALL-9: disappears as soon as the page learns of the next round, in which its word can be called', async () => {
    const { client } = start()
    cards.isAway = true
    client.call('Square 2', true)
    await isOffline(client)
    applyCard(startRound())
    expect(shown(client).called).toEqual([])
    client.call('Square 2', true)
    expect(shown(client).called).toEqual(['Square 2'])
    cameBack()
    await isLive(client)
    expect(called()).toEqual(['Square 2'])
  })

  it('CALL-13: calls the mended word if another host mends it at that moment, even if the push arrives after the refusal', async () => {
    const { client } = start()
    cards.isAway = true
    client.call('Square 2', true)
    client.call('Beyond', true)
    await isOffline(client)
    cards.change(card.cardId, { cells: card.cells.with(1, 'Mended'), extra: ['Beyond it'] })
    cameBack()
    await isLive(client)
    expect(called()).toEqual(['Mended', 'Beyond it'])
    expect(shown(client).called).toEqual(['Mended', 'Beyond it'])
    expect(store.get(toastAtom)).toBeNull()
  })

  it('CALL-13: moves to the edited words immediately; taking it back waits for the edit', async () => {
    const { client } = start()
    client.setLive(false)
    client.call('Square 2', true)
    write(client, 1, 'Mended')
    expect(shown(client).called).toEqual(['Mended'])
    await waitFor(() => expect(called()).toEqual(['Square 2']))
    client.call('Square 3', true)
    client.call('Mended', false)
    expect(shown(client).called).toEqual(['Square 3'])
    await waitFor(() => expect(called()).toEqual(['Square 2', 'Square 3']))
    client.setLive(true)
    await isLive(client)
    expect(sent()).toEqual(['Square 2', 'Square 3', 'edit', '-Mended'])
    expect(called()).toEqual(['Square 3'])
  })
})

describe('calls from an earlier visit', () => {
  /** Calls a word in a tab that is closed while the server cannot be reached. */
  async function callAndLeave(word: string, live = true, tab?: string) {
    const { client, close } = start()
    client.setLive(live)
    cards.isAway = true
    client.call(word, true)
    await isOffline(client)
    leave(close, tab)
  }

  it.each([undefined, 'gone'])('CALL-9: are sent once, from this tab or a closed one (%s)', async (tab) => {
    await callAndLeave('Square 2', true, tab)
    const { client } = await restart()
    expect(shown(client).called).toEqual(['Square 2'])
    await isLive(client)
    expect(sent()).toEqual(['Square 2'])
    expect(called()).toEqual(['Square 2'])
    await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull())
  })

  it.each([true, false])('CALL-9: are sent from any screen, whether Live is on or off (%s)', async (live) => {
    await callAndLeave('Square 2', live)
    await resendUnsentEdits(MO.id)
    await waitFor(() => expect(called()).toEqual(['Square 2']))
  })

  it('LIV-11 LIV-12: leave edits made while logged out with Live off held after the log-in', async () => {
    const { client } = start()
    client.setLive(false)
    cards.failures = [401]
    client.call(shown(client).cells[1]!, true)
    await waitFor(() => expect(status(client)).toBe('signed-out'))
    discardAllEdits()
    store.set(sessionAtom, { status: 'signed-out' })
    write(client, 0, 'Mine')
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    await waitFor(() => expect(status(client)).toBe('held'))
    expect(cards.writes()).toHaveLength(1)
    client.setLive(true)
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
  })
})
