import type { Atom } from 'jotai'
import type { CardContent } from '#shared/schemas/card.ts'
import type { EditQueue } from './edit-queue.ts'
import type { Edit } from './edits.ts'
import type { Operation } from './operations.ts'

/**
 * Why edits stay here. offline: the server cannot be reached or cannot store, and is asked again by itself. signed-out:
 * it goes on after signing in. deleted, forbidden: the card cannot be changed any more. refused: the server does not take
 * what was sent.
 */
export type SyncError = 'offline' | 'signed-out' | 'deleted' | 'forbidden' | 'refused'

export interface SyncState {
  queue: EditQueue
  /** Off: edits are held here until their author sends them together. */
  live: boolean
  trouble?: SyncError
}

/** What came of bringing everything to the server; held: cells wait until 5 are filled. */
export type SaveOutcome = 'saved' | 'held' | 'conflict' | SyncError

export type RejectedListener = (operations: readonly Operation[]) => void

/** A saved card of one's own, whose edits go live by themselves (LIV-11). */
export interface CardSync {
  kind: 'saved'
  cardId: string
  stateAtom: Atom<SyncState>
  shownAtom: Atom<CardContent>
  apply: (edit: Edit) => void
  setLive: (live: boolean) => void
  /** Sends what waits, now, also what is held. */
  saveNow: () => Promise<SaveOutcome>
  /** Sends the words that are in conflict all the same, or gives them up. */
  resolve: (keep: 'mine' | 'theirs') => void
  /**
   * To be called while a screen shows it.
   * @param onRejected the card moved on under structural changes, which are not repeated by themselves (LIV-5)
   * @returns closes it; what is not stored yet goes on in the background
   */
  open: (onRejected: RejectedListener) => () => void
  isOpen: () => boolean
  /** Whether the server has everything. */
  isIdle: () => boolean
  /** Gives up what waits. */
  abandon: () => void
}

/** Cards that are open, or whose edits are still on their way. */
const syncs = new Map<string, CardSync>()

export function registerSync(sync: CardSync): void {
  syncs.set(sync.cardId, sync)
}

export function unregisterSync(sync: CardSync): void {
  if (syncs.get(sync.cardId) === sync) syncs.delete(sync.cardId)
}

/** Whether a card on the screen has edits that the server has not confirmed. */
export function hasUnsavedEdits(): boolean {
  return [...syncs.values()].some((sync) => sync.isOpen() && !sync.isIdle())
}

/** Gives up what waits for any card of this user: they logged out and were asked. */
export function abandonAllEdits(): void {
  for (const sync of [...syncs.values()]) sync.abandon()
}

/** The sync of a card whose screen is open, or whose edits are still on their way. */
export function getSync(cardId: string): CardSync | undefined {
  return syncs.get(cardId)
}
