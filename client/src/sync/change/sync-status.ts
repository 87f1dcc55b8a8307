import { cellsHeld, hasEdits, isIdle, type Pending } from './pending.ts'

// The states of a saved card, as the editor's chip, notice and toasts show them, and the result of each event
// in `card-client.ts`: `=` stays, `*` sends a request, `·` cannot happen. Status codes are responses to the
// request in flight. `editor-document.ts` covers loading. `unsaved`, `log-in` and `read-only` behave like
// `offline`, but something on the network responds, so the screen shows another text.
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

/** Errors after which edits are sent again automatically: no response from our server, or a server error. */
const WAITING = ['offline', 'unsaved', 'log-in', 'read-only'] as const

/**
 * Why edits are not sent.
 * - `offline`: the server cannot be reached
 * - `unsaved`: requests fail although the page's socket is open, or the server cannot store anything
 * - `log-in`, `read-only`: the network intercepts requests, see `Trouble`
 * - `signed-out`: sending continues after the author has signed in
 * - `deleted`, `forbidden`: the card can no longer be changed
 * - `refused`: the server rejected the request
 * - `failed`: a bug in the app; the next edit, save or resume tries again
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
 * - `saving`: a request is in flight
 * - `five`: squares wait until 5 are filled
 * - `held`: Live is off
 */
export type SyncStatus = 'saved' | 'saving' | 'five' | 'held' | SyncError

/** Whether edits that could not be sent are retried automatically. */
export function isWaiting(error: SyncError | undefined): boolean {
  return WAITING.some((waiting) => waiting === error)
}

/** Whether the next edit is sent despite the error: it may fix a refused request, or get around a bug. */
export function retriesOnEdit(error: SyncError | undefined): boolean {
  return error === undefined || error === 'refused' || error === 'failed'
}

/** Whether an error clears when nothing is left to send. `deleted` and `forbidden` persist. */
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
