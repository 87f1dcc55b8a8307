import { cellsHeld, waitingCount, type EditQueue } from './outbox.ts'

/**
 * Why edits are not sent.
 * - `offline`: the server cannot be reached or cannot store; retried automatically
 * - `signed-out`: continues after sign-in
 * - `deleted`, `forbidden`: the card can no longer be changed
 * - `refused`: the server rejected the request
 * - `failed`: a defect of ours; the next edit, save or resume tries again
 */
export type SyncError = 'offline' | 'signed-out' | 'deleted' | 'forbidden' | 'refused' | 'failed'

export interface SyncState {
  queue: EditQueue
  /** Off: edits are held until the author saves. */
  live: boolean
  error: SyncError | undefined
}

/**
 * What the editor shows of a saved card.
 * - `live`: the server has everything
 * - `saving`: a request is under way
 * - `five`: squares wait until 5 are filled
 * - `held`: Live is off
 * - `conflict`: the author chooses between words
 */
export type SyncStatus = 'live' | 'saving' | 'five' | 'held' | 'conflict' | SyncError

/** Whether the next edit is sent despite the error: it may mend a refused request or get around a defect. */
export function retriesOnEdit(error: SyncError | undefined): boolean {
  return error === undefined || error === 'refused' || error === 'failed'
}

/** Whether an error ends when nothing is left to send. That a card is deleted or another user's stays true. */
export function endsWhenDone(error: SyncError | undefined): boolean {
  return error === 'offline' || retriesOnEdit(error)
}

/** @param isOffline whether neither socket nor HTTP reaches the server */
export function statusOf({ queue, live, error }: SyncState, isOffline: boolean): SyncStatus {
  if (error) return error
  if (queue.conflicts.length > 0) return 'conflict'
  if (waitingCount(queue) === 0) return isOffline ? 'offline' : 'live'
  if (live) return cellsHeld(queue) ? 'five' : 'saving'
  return queue.inFlight ? 'saving' : 'held'
}
