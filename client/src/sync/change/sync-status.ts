import { cellsHeld, hasEdits, isIdle, type Pending } from './pending.ts'

// The states of a saved card, as the editor's chip, notice and toasts show them, and the result of each event
// of `card-client.ts`: `=` stays, `*` sends a request, `·` cannot happen. Answers are those to a request
// under way. `editor-document.ts` covers the time of loading. `unsaved`, `log-in` and `read-only` go on as
// `offline` does: the network answers, and what the screen says is another.
//
// | event        | saved     | saving     | five       | held      | offline    | refused    | failed     | signed-out | forbidden  | deleted    |
// | ------------ | --------- | ---------- | ---------- | --------- | ---------- | ---------- | ---------- | ---------- | ---------- | ---------- |
// | edit         | saving*   | =          | =*         | =         | =          | =*         | =*         | =          | =          | =          |
// | save         | =         | =          | =          | saving*   | =*         | =*         | =*         | =*         | =*         | =*         |
// | Live off     | =         | =          | held       | ·         | =          | =          | =          | =          | =          | =          |
// | Live on      | =         | =          | =          | saving*   | =*         | =*         | =*         | =*         | =*         | =*         |
// | newer card   | =         | =          | =          | =         | =          | =          | =          | =          | =          | saving*    |
// | card deleted | deleted   | deleted    | deleted    | deleted   | deleted    | deleted    | deleted    | deleted    | deleted    | =          |
// | removed      | forbidden | forbidden  | forbidden  | forbidden | forbidden  | forbidden  | forbidden  | =          | =          | =          |
// | added again  | ·         | ·          | ·          | ·         | ·          | ·          | ·          | ·          | saving*    | ·          |
// | resume       | =         | =          | =          | =         | =*         | =          | =*         | =          | =          | =          |
// | sign-in      | =         | =          | =          | =         | =*         | =          | =*         | saving*    | =*         | =          |
// | of another   | =         | =          | =          | =         | =*         | =          | =*         | forbidden  | =          | =          |
// | socket opens | =         | =          | =          | =         | =*         | =          | =          | =          | =          | =          |
// | retry timer  | ·         | ·          | ·          | ·         | =*         | ·          | ·          | ·          | ·          | ·          |
// | 200          | ·         | saved      | =          | ·         | saved      | saved      | saved      | saved      | saved      | saved      |
// | 409          | ·         | offline    | offline    | ·         | offline    | offline    | offline    | offline    | offline    | offline    |
// | 400          | ·         | refused    | refused    | ·         | refused    | =          | refused    | refused    | refused    | refused    |
// | 401          | ·         | signed-out | signed-out | ·         | signed-out | signed-out | signed-out | =          | signed-out | signed-out |
// | 403          | ·         | forbidden  | forbidden  | ·         | forbidden  | forbidden  | forbidden  | forbidden  | =          | forbidden  |
// | 404          | ·         | deleted    | deleted    | ·         | deleted    | deleted    | deleted    | deleted    | deleted    | =          |
// | 500          | ·         | offline    | offline    | ·         | =          | offline    | offline    | offline    | offline    | offline    |
// | no answer    | ·         | offline    | offline    | ·         | =          | offline    | offline    | offline    | offline    | offline    |
// | defect       | ·         | failed     | failed     | ·         | failed     | failed     | =          | failed     | failed     | failed     |

/** Edits that got no answer of our server, or a failure of its own. They are sent again automatically. */
const WAITING = ['offline', 'unsaved', 'log-in', 'read-only'] as const

/**
 * Why edits are not sent.
 * - `offline`: the server cannot be reached
 * - `unsaved`: nor can it, although the page's socket is open, or it cannot store
 * - `log-in`, `read-only`: the network is in the way, see `Trouble`
 * - `signed-out`: continues after the author's sign-in
 * - `deleted`, `forbidden`: the card can no longer be changed
 * - `refused`: the server rejected the request
 * - `failed`: a defect of ours; the next edit, save or resume tries again
 */
export type SyncError =
  | (typeof WAITING)[number]
  | 'signed-out'
  | 'deleted'
  | 'forbidden'
  | 'refused'
  | 'failed'

export interface SyncState {
  pending: Pending
  /** Off: edits are held until the author saves. */
  live: boolean
  error: SyncError | undefined
}

/**
 * The status of a saved card in the editor.
 * - `saved`: the server has everything
 * - `saving`: a request is under way
 * - `five`: squares wait until 5 are filled
 * - `held`: Live is off
 */
export type SyncStatus = 'saved' | 'saving' | 'five' | 'held' | SyncError

/** Whether what could not be sent is sent again automatically. */
export function isWaiting(error: SyncError | undefined): boolean {
  return WAITING.some((waiting) => waiting === error)
}

/** Whether the next edit is sent despite the error: it may mend a refused request or get around a defect. */
export function retriesOnEdit(error: SyncError | undefined): boolean {
  return error === undefined || error === 'refused' || error === 'failed'
}

/** Whether an error ends when nothing is left to send. `deleted` and `forbidden` persist. */
export function endsWhenDone(error: SyncError | undefined): boolean {
  return isWaiting(error) || retriesOnEdit(error)
}

/** @param isOffline whether neither socket nor HTTP reaches the server */
export function statusOf({ pending, live, error }: SyncState, isOffline: boolean): SyncStatus {
  if (error) return error
  if (isIdle(pending)) return isOffline ? 'offline' : 'saved'
  if (!live && hasEdits(pending)) return pending.sent.length > 0 ? 'saving' : 'held'
  return cellsHeld(pending) ? 'five' : 'saving'
}
