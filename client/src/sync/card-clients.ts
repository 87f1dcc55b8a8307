import type { Atom } from 'jotai'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import type { Edit } from './edits.ts'
import type { Operation } from './operations.ts'
import type { SyncState, SyncStatus } from './sync-status.ts'

/** A card as its author sees it, with the calls of its round. */
export type ShownCard = CardContent & Pick<Card, 'called' | 'round'>

export type RejectedListener = (operations: readonly Operation[]) => void

/** For a screen that can't offer dropped changes to be applied again: they are kept for the editor. */
export const KEEP_REJECTED: RejectedListener = () => undefined

/** A saved card of the signed-in user. Its edits are sent automatically (LIV-11). */
export interface CardClient {
  kind: 'client'
  cardId: string
  /** The author of the edits. */
  userId: string
  stateAtom: Atom<SyncState>
  statusAtom: Atom<SyncStatus>
  shownAtom: Atom<ShownCard>
  apply: (edit: Edit) => void
  /** Calls a word for all players, or takes it back. */
  call: (word: string, isCalled: boolean) => void
  /** Adds an edit that was made in a copy of the card, without knowledge of the unsent edits. */
  applyUnaware: (edit: Edit) => void
  setLive: (live: boolean) => void
  /** Sends all waiting edits now, held ones too. @returns the status after it, within 15 s or so */
  saveNow: () => Promise<SyncStatus>
  /** Reapplies the author's words that are in conflict, or discards them. */
  resolve: (keep: 'mine' | 'theirs') => void
  /**
   * Call while a screen shows the card.
   * @param onRejected called with structural changes that were dropped because the card changed (LIV-5)
   * @returns closes it; unsent edits are still sent in the background
   */
  open: (onRejected: RejectedListener) => () => void
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
