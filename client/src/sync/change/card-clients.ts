import type { Atom } from 'jotai'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import type { Step } from './steps.ts'
import type { SyncState, SyncStatus } from './sync-status.ts'

/** A card as its author sees it, with the calls of its round. */
export type ShownCard = CardContent & Pick<Card, 'called' | 'round'>

/**
 * What the author of a card should know.
 * - `moved`: their words went beside the squares, as another host wrote into the square at `index`
 * - `undone`: steps that were not done, as there was no room, or as they yielded to what others wrote since
 */
export type News =
  | { type: 'moved'; words: readonly { word: string; index: number }[] }
  | { type: 'undone'; steps: readonly Step[] }

export type NewsListener = (news: News) => void

/** For a screen that can't show news: they are kept for the editor. */
export const KEEP_NEWS: NewsListener = () => undefined

/** A saved card of the signed-in user. Its edits are sent automatically (LIV-11). */
export interface CardClient {
  kind: 'client'
  cardId: string
  /** The author of the edits. */
  userId: string
  stateAtom: Atom<SyncState>
  statusAtom: Atom<SyncStatus>
  shownAtom: Atom<ShownCard>
  apply: (step: Step) => void
  /** Calls a word for all players, or takes it back. */
  call: (word: string, isCalled: boolean) => void
  /** Adds what was done in a copy of the card, without knowledge of what others wrote since. */
  applyLate: (steps: readonly Step[]) => void
  setLive: (live: boolean) => void
  /** Sends all waiting edits now, held ones too. @returns the status after it, within 15 s or so */
  saveNow: () => Promise<SyncStatus>
  /**
   * Call while a screen shows the card.
   * @param onNews also called with news from before
   * @returns closes it; unsent edits are still sent in the background
   */
  open: (onNews: NewsListener) => () => void
  isOpen: () => boolean
  /** Whether the server has every edit. */
  isIdle: () => boolean
  /** Drops all unsent edits. */
  abandon: () => void
}

/** Cards that are open or have unsent edits, by card id. */
const clients = new Map<string, CardClient>()

export function registerClient(client: CardClient): void {
  clients.set(client.cardId, client)
}

export function unregisterClient(cardId: string): void {
  clients.delete(cardId)
}

/** The sync of a card that is open or has unsent edits. */
export const findCardClient = (cardId: string): CardClient | undefined => clients.get(cardId)

/** Whether a card on the screen has edits that the server has not confirmed. */
export function hasUnsavedEdits(): boolean {
  return [...clients.values()].some((client) => client.isOpen() && !client.isIdle())
}

/** Drops the unsent edits of all cards, after the user confirmed that when logging out. */
export function abandonAllEdits(): void {
  for (const client of [...clients.values()]) client.abandon()
}
