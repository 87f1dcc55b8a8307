import type { Logger } from '../log.ts'
import type { OpenCards } from './open-cards.ts'

const WARN_AGAIN_MS = 60 * 60 * 1000

export type UnjoinedServers = ReturnType<typeof watchForUnjoinedServers>

/** Warns when open cards change in the database without an event: another server writes and shares no Redis. */
export function watchForUnjoinedServers(deps: {
  open: OpenCards
  log: Logger
  /** Whether edits may be missed for another reason now. */
  mayMiss: () => boolean
  graceMs: number
}) {
  const { open, log, mayMiss, graceMs } = deps
  /** The newest version of each open card that a heartbeat has read. */
  const stored = new Map<string, number>()
  let warnedMs: number | undefined
  /** The timer of a suspicion, of which there is one at a time. */
  let timer: NodeJS.Timeout | undefined

  function suspect(cardId: string, version: number): void {
    const wasWarned = warnedMs !== undefined && performance.now() - warnedMs < WARN_AGAIN_MS
    if (timer || wasWarned || mayMiss()) return
    timer = setTimeout(() => {
      timer = undefined
      if ((open.newestOf(cardId) ?? version) >= version || mayMiss()) return
      warnedMs = performance.now()
      log.warn(
        { event: 'servers_not_joined' },
        'Another server on this database changes cards, and this one hears of it up to 25 s late: all need the same REDIS_URL',
      )
    }, graceMs)
    timer.unref()
  }

  open.onClosed((cardId) => stored.delete(cardId))

  return {
    /** Takes the stored version of a card, as a heartbeat reads it. */
    found: (cardId: string, version: number): void => {
      const emitted = open.newestOf(cardId)
      if (emitted === undefined) return
      const known = Math.max(emitted, stored.get(cardId) ?? 0)
      stored.set(cardId, version)
      if (known > 0 && version > known) suspect(cardId, version)
    },
    close: () => clearTimeout(timer),
  }
}
