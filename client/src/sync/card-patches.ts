import { endpoints } from '#shared/api.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { call } from '../lib/api-client.ts'
import type { PatchRequest } from './outbox.ts'

/** A request that has been under way for longer is repeated when the page resumes: its connection may be dead. */
const STALE_MS = 3000

/** A request was aborted, to be repeated at once under its `opId`. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** Sends the changes of one card, one at a time. */
export function createPatches(cardId: string) {
  let current: { startedAt: number; controller: AbortController } | undefined
  return {
    /** @throws what `call` throws; Superseded when `dropStale` ended it */
    send: async ({ opId, edit, ifVersion }: PatchRequest): Promise<CardReply> => {
      const controller = new AbortController()
      current = { startedAt: performance.now(), controller }
      try {
        return await call(endpoints.updateCard, {
          params: { cardId },
          body: { ...edit.change, opId },
          ...(ifVersion !== undefined && { headers: { 'If-Match': `"v${ifVersion}"` } }),
          signal: controller.signal,
          // The request survives leaving the page.
          keepalive: true,
        })
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
