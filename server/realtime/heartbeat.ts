import type { Logger } from '../log.ts'
import type { Cards } from '../services/cards.ts'
import type { Broadcaster } from './broadcaster.ts'
import { cardsAmong, type LiveServer } from './rooms.ts'

/** Rooms per query. */
const BATCH = 500

/**
 * Emits to each room of this node its card's stored version (LIV-8): a client that missed a push joins again. Deleted cards
 * are emitted as deleted.
 */
export function startHeartbeat({
  io,
  cards,
  broadcaster,
  log,
  intervalMs,
}: {
  io: LiveServer
  cards: Pick<Cards, 'versionsOf'>
  broadcaster: Broadcaster
  log: Logger
  intervalMs: number
}): { stop: () => void } {
  let beating = false

  async function beat(): Promise<void> {
    const cardIds = cardsAmong(io.sockets.adapter.rooms.keys())
    for (let start = 0; start < cardIds.length; start += BATCH) {
      const batch = cardIds.slice(start, start + BATCH)
      const versions = await cards.versionsOf(batch)
      for (const cardId of batch) {
        const version = versions.get(cardId)
        if (version === undefined) broadcaster.emitGone(cardId)
        else broadcaster.emitVersion(cardId, version)
      }
    }
  }

  const timer = setInterval(() => {
    if (beating) return
    beating = true
    beat()
      .catch((error: unknown) => log.warn({ err: error }, 'version heartbeat failed'))
      .finally(() => {
        beating = false
      })
  }, intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
