import type { Atom } from 'jotai'
import type { CardContent } from '#shared/schemas/card.ts'
import { NetworkError, type ApiError } from '../lib/api-client.ts'
import type { EditQueue } from './outbox.ts'
import type { Edit } from './edits.ts'
import type { Operation } from './operations.ts'

/**
 * Why edits are not sent.
 * - `offline`: the server cannot be reached or cannot store; retried automatically
 * - `signed-out`: continues after sign-in
 * - `deleted`, `forbidden`: the card can no longer be changed
 * - `refused`: the server rejected the request
 */
export type SyncError = 'offline' | 'signed-out' | 'deleted' | 'forbidden' | 'refused'

/** What a failed request means. */
export function syncErrorOf(error: ApiError | NetworkError): SyncError {
  if (error instanceof NetworkError) return 'offline'
  if (error.status === 401) return 'signed-out'
  if (error.status === 403) return 'forbidden'
  if (error.status === 404) return 'deleted'
  return error.status === 429 || error.status >= 500 ? 'offline' : 'refused'
}

export interface SyncState {
  queue: EditQueue
  /** Off: edits are held until the author saves. */
  live: boolean
  error?: SyncError
}

/** The result of a save; `held`: squares wait until 5 are filled. */
export type SaveOutcome = 'saved' | 'held' | 'conflict' | SyncError

export type RejectedListener = (operations: readonly Operation[]) => void

/** A saved card of the signed-in user, whose edits are sent automatically (LIV-11). */
export interface CardSync {
  kind: 'saved'
  cardId: string
  stateAtom: Atom<SyncState>
  shownAtom: Atom<CardContent>
  apply: (edit: Edit) => void
  setLive: (live: boolean) => void
  /** Sends all waiting edits now, held ones too. */
  saveNow: () => Promise<SaveOutcome>
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
const syncs = new Map<string, CardSync>()

export function registerSync(sync: CardSync): void {
  syncs.set(sync.cardId, sync)
}

export function unregisterSync(sync: CardSync): void {
  if (syncs.get(sync.cardId) === sync) syncs.delete(sync.cardId)
}

/** The sync of a card that is open or has unsent edits. */
export function getSync(cardId: string): CardSync | undefined {
  return syncs.get(cardId)
}

/** Whether a card on the screen has edits that the server has not confirmed. */
export function hasUnsavedEdits(): boolean {
  return [...syncs.values()].some((sync) => sync.isOpen() && !sync.isIdle())
}

/** Drops the unsent edits of all cards, after the user confirmed that when logging out. */
export function abandonAllEdits(): void {
  for (const sync of [...syncs.values()]) sync.abandon()
}
