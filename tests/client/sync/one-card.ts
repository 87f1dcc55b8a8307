import { afterEach, beforeEach, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import type { CardClient } from '#client/sync/change/card-clients.ts'
import { operationStep, wordsStep } from '#client/sync/change/steps.ts'
import type { Card } from '#shared/schemas/card.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'

/** The server of a test. */
export const cards = new FakeCards()
/** Its one card, as it was at first. */
export let card: Card

const clients: CardClient[] = []
const closes: (() => void)[] = []

/** Call it for what the test starts itself. */
export function stopLater(client: CardClient, close?: () => void): void {
  clients.push(client)
  if (close) closes.push(close)
}

/** Call it once in each file of tests. */
export function useOneCard(changes: Partial<Card> = {}): void {
  // Before the store is reset, of which a client that is left to the next file would hear nothing more.
  afterEach(() => {
    for (const close of closes.splice(0)) close()
    for (const client of clients.splice(0)) client.abandon()
  })
  beforeEach(() => {
    cards.reset()
    card = cards.put(sampleCard(changes))
    vi.stubGlobal('fetch', cards.fetch)
    store.set(sessionAtom, { status: 'signed-in', user: MO })
  })
}

/** Puts another card in its place. */
export function putCard(changes: Partial<Card>): void {
  card = cards.put({ ...card, ...changes })
}

/** Opens the card in an editor. */
export function start(): { client: CardClient; close: () => void } {
  const client = startCardClient(card, MO.id)
  const close = client.open(() => undefined)
  stopLater(client, close)
  return { client, close }
}

export const state = (client: CardClient) => store.get(client.stateAtom)
export const status = (client: CardClient) => store.get(client.statusAtom)
export const shown = (client: CardClient) => store.get(client.shownAtom)
export const write = (client: CardClient, index: number, text: string) =>
  client.apply(wordsStep(index, text, shown(client).cells[index]!, shown(client)))
export const shuffle = (client: CardClient) =>
  client.apply(operationStep(shown(client), { type: 'shuffle' }, 'seed'))
export const cameOnline = () => window.dispatchEvent(new Event('online'))
/** The server can be reached again. */
export function cameBack(): void {
  cards.isAway = false
  cameOnline()
}
