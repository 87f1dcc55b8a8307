import { afterEach, beforeEach, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import {
  abandonAllEdits,
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

/** The server of a test. */
export const cards = new FakeCards()
/** Its one card, as it was at first. */
export let card: Card

const clients: CardClient[] = []
const closes: (() => void)[] = []

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

/** Opens an editor for a client, or a screen that listens otherwise, until the test ends. */
export function openFor(client: CardClient, listener?: NewsListener) {
  const news: News[] = []
  const close = client.open(listener ?? ((one) => news.push(one)))
  clients.push(client)
  closes.push(close)
  return { client, close, news }
}
/** Opens the card in an editor. */
export const start = () => openFor(startCardClient(card, MO.id))
/** Opens the card as the server has it, with what closed tabs have left. */
export const restart = async (listener?: NewsListener) =>
  openFor(await restoreCardClient(cards.card(card.cardId), MO.id), listener)

/** Where the browser keeps unsent edits of the card, of each tab. */
export const KEPT = `steps:${MO.id}:${sampleCard().cardId}`
const entries = () => Object.entries(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as object)
/** What it keeps of the only tab. */
export const entry = () => entries()[0]?.[1] as unknown

/** Ends the browser, or a tab that had this id: only what was kept remains, and the server can be reached. */
export function leave(close: () => void, tab = entries()[0]![0]): void {
  const left = JSON.stringify({ [tab]: entry() })
  close()
  abandonAllEdits()
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
/** The server can be reached again. */
export function cameBack(): void {
  cards.isAway = false
  cameOnline()
}
