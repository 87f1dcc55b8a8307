import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import type { Cards } from '../services/cards/cards.ts'
import type { Broadcaster } from './broadcaster.ts'
import { cardsAmong, takeFirst, type LiveServer } from './rooms.ts'
import type { UnjoinedServers } from './unjoined-servers.ts'

/** Rooms per query: the embedded database finishes a query before it begins the next, such as an edit's. */
const BATCH = 100
/** How long a beat holds the event loop before others have a turn: a thousand rooms of five took 250 ms. */
const SLICE_MS = 4

/**
 * Emits to each room of this node its card's stored version (LIV-8): a client that missed a push joins again. Deleted cards
 * are emitted as deleted.
 */
export function startHeartbeat(deps: {
  io: LiveServer
  cards: Pick<Cards, 'versionsOf'>
  broadcaster: Broadcaster
  unjoined: Pick<UnjoinedServers, 'found'>
  log: Logger
  intervalMs: number
}) {
  const { io, cards, broadcaster, unjoined, log, intervalMs } = deps
  /** The cards whose versions are read next. */
  const waiting = new Set<string>()
  let beating = false

  async function beat(): Promise<void> {
    while (waiting.size > 0) {
      const batch = takeFirst(waiting, BATCH)
      const versions = await cards.versionsOf(batch)
      let untilMs = performance.now() + SLICE_MS
      for (const cardId of batch) {
        if (performance.now() > untilMs) {
          await nextTurn()
          untilMs = performance.now() + SLICE_MS
        }
        const version = versions.get(cardId)
        if (version === undefined) broadcaster.emitDeleted(cardId)
        else {
          broadcaster.emitVersion(cardId, version)
          unjoined.found(cardId, version)
        }
      }
    }
  }

  /** Emits at once the stored versions of these cards, or of all that are open. */
  function check(cardIds = cardsAmong(io.sockets.adapter.rooms.keys())): void {
    for (const cardId of cardIds) waiting.add(cardId)
    if (beating) return
    beating = true
    beat()
      .catch((error: unknown) => {
        waiting.clear()
        log.warn({ err: error }, 'version heartbeat failed')
      })
      .finally(() => {
        beating = false
      })
  }

  const timer = setInterval(() => {
    if (!beating) check()
  }, intervalMs)
  timer.unref()
  return { check, stop: () => clearInterval(timer) }
}
