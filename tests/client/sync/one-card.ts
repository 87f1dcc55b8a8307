import { afterEach, beforeEach, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import {
  discardAllEdits,
  type CardClient,
  type News,
  type NewsListener,
} from '#client/sync/change/card-clients.ts'
import { restoreCardClient } from '#client/sync/change/restore-client.ts'
import { operationStep, wordsStep } from '#client/sync/change/steps.ts'
import type { Card } from '#shared/schemas/card.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'

/** The fake server of a test. */
export const cards = new FakeCards()
/** The server's only card, in its initial state. */
export let card: Card

const clients: CardClient[] = []
const closes: (() => void)[] = []

/** Sets up the server and its card before each test. Called once in each test file. */
export function useOneCard(changes: Partial<Card> = {}): void {
  // Ends clients before the store is reset, since a client that outlives it would not be notified anymore.
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

/** Replaces the server's card. */
export function putCard(changes: Partial<Card>): void {
  card = cards.put({ ...card, ...changes })
}

/** Opens an editor for a client, or a screen with another listener, until the test ends. */
export function openFor(client: CardClient, listener?: NewsListener) {
  const news: News[] = []
  const close = client.open(listener ?? ((one) => news.push(one)))
  clients.push(client)
  closes.push(close)
  return { client, close, news }
}
/** Opens the card in an editor. */
export const start = () => openFor(startCardClient(card, MO.id))
/** Opens the server's card, with the unsent edits that closed tabs have left. */
export const restart = async (listener?: NewsListener) =>
  openFor(await restoreCardClient(cards.card(card.cardId), MO.id), listener)

/** The storage key for the unsent edits of the card, of all tabs. */
export const KEPT = `steps:${MO.id}:${sampleCard().cardId}`
const entries = () => Object.entries(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as object)
/** Returns the stored edits of the only tab. */
export const entry = () => entries()[0]?.[1] as unknown

/** Closes the browser, or the tab with this id: only stored edits remain, and the server can be reached again. */
export function leave(close: () => void, tab = entries()[0]![0]): void {
  const left = JSON.stringify({ [tab]: entry() })
  close()
  discardAllEdits()
  localStorage.setItem(KEPT, left)
  cards.isAway = false
  cards.seen = []
}

export const state = (client: CardClient) => store.get(client.stateAtom)
export const status = (client: CardClient) => store.get(client.statusAtom)
export const shown = (client: CardClient) => store.get(client.shownAtom)
export const write = (client: CardClient, index: number, text: string) =>
  client.apply(wordsStep(index, text, shown(client).cells[index]!, shown(client)))
export const shuffle = (client: CardClient) =>
  client.apply(operationStep(shown(client), { type: 'shuffle' }, 'seed'))
export const cameOnline = () => window.dispatchEvent(new Event('online'))
/** Makes the server reachable again. */
export function cameBack(): void {
  cards.isAway = false
  cameOnline()
}
