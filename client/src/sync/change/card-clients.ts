import type { Atom } from 'jotai'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import type { Step } from './steps.ts'
import type { SyncState, SyncStatus } from './sync-status.ts'

/** A card as its author sees it, with the calls of its round. */
export type ShownCard = CardContent & Pick<Card, 'called' | 'round'>

/**
 * What the author of a card is told.
 * - `moved`: their words moved to the extra words, because another host wrote into the square at `index`
 * - `undone`: steps that were not applied, because there was no room or because newer edits by others took precedence
 */
export type News =
  | { type: 'moved'; words: readonly { word: string; index: number }[] }
  | { type: 'undone'; steps: readonly Step[] }

export type NewsListener = (news: News) => void

/** The listener of a screen that can't show news: the news is kept for the editor. */
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
  /** Calls a word for all players, or takes the call back. */
  call: (word: string, isCalled: boolean) => void
  /** Adds steps made in a copy of the card, whose author had not seen what others have written since. */
  applyLate: (steps: readonly Step[]) => void
  setLive: (live: boolean) => void
  /** Sends all waiting edits now, including held ones. @returns the resulting status, within about 15 s */
  saveNow: () => Promise<SyncStatus>
  /**
   * Call it when a screen shows the card.
   * @param onNews also receives news that arrived before
   * @returns closes the screen's use of the card; unsent edits are still sent in the background
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

/** The client of a card that is open or has unsent edits. */
export const findCardClient = (cardId: string): CardClient | undefined => clients.get(cardId)

/** Whether an open card has edits that the server has not confirmed. */
export function hasUnsavedEdits(): boolean {
  return [...clients.values()].some((client) => client.isOpen() && !client.isIdle())
}

/** Drops the unsent edits of all cards. The user has confirmed that while logging out. */
export function discardAllEdits(): void {
  for (const client of [...clients.values()]) client.abandon()
}
