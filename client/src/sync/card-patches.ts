import { endpoints, type CardConflictBody } from '#shared/api.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ApiError, call, NetworkError } from '../lib/api-client.ts'
import type { PatchRequest } from './outbox.ts'
import { changeToSend } from './repeated-edits.ts'
import type { SyncError } from './sync-status.ts'

/** A request that has been under way for longer is repeated when the page resumes: its connection may be dead. */
const STALE_MS = 3000

/**
 * What became of a request.
 * - `conflict`: nothing was stored; `card` is the current one
 * - `superseded`: it was aborted, to be repeated at once under its `opId`
 */
export type PatchOutcome =
  | { kind: 'stored'; card: Card }
  | { kind: 'conflict'; status: 409 | 412; card: Card }
  | { kind: 'superseded' }
  | { kind: 'error'; error: SyncError }

class Superseded extends Error {
  override readonly name = 'Superseded'
}

function syncErrorOf({ status }: ApiError): SyncError {
  if (status === 401) return 'signed-out'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'deleted'
  return status === 429 || status >= 500 ? 'offline' : 'refused'
}

/** @throws an error that is neither the network's nor the server's */
function outcomeOf(error: unknown): PatchOutcome {
  if (error instanceof Superseded) return { kind: 'superseded' }
  if (error instanceof NetworkError) return { kind: 'error', error: 'offline' }
  if (!(error instanceof ApiError)) throw error
  const { status } = error
  const { card } = (error.body ?? {}) as Partial<CardConflictBody>
  if ((status === 409 || status === 412) && card) return { kind: 'conflict', status, card }
  return { kind: 'error', error: syncErrorOf(error) }
}

/** Sends the changes of one card, one at a time. */
export function createPatches(cardId: string) {
  let current: { startedAt: number; controller: AbortController } | undefined
  return {
    send: async ({ opId, edit, ifVersion }: PatchRequest): Promise<PatchOutcome> => {
      const controller = new AbortController()
      current = { startedAt: performance.now(), controller }
      try {
        const card = await call(endpoints.updateCard, {
          params: { cardId },
          body: { ...changeToSend(edit), opId },
          ...(ifVersion !== undefined && { headers: { 'If-Match': `"v${ifVersion}"` } }),
          signal: controller.signal,
          // The request survives leaving the page.
          keepalive: true,
        })
        // A captive portal answers 200 to everything, and has stored nothing.
        return card.cardId === cardId ? { kind: 'stored', card } : { kind: 'error', error: 'offline' }
      } catch (error) {
        return outcomeOf(error)
      } finally {
        current = undefined
      }
    },
    /** Call when the page resumes. */
    dropStale: (): void => {
      if (current && performance.now() - current.startedAt > STALE_MS)
        current.controller.abort(new Superseded())
    },
  }
}
