import { listenTo, type DomainEvents } from '../domain-events.ts'
import type { Logger } from '../log.ts'
import { MAX_JOINED_CARDS, onCardRooms, type LiveServer } from './rooms.ts'

/** An edit may be read from the database before its event or message arrives. */
const GRACE_MS = 2000
const WARN_AGAIN_MS = 60 * 60 * 1000

interface Versions {
  /** The newest one emitted on this node. */
  emitted: number
  /** The newest one that a heartbeat has read. */
  stored: number
}

export type UnjoinedServers = ReturnType<typeof watchForUnjoinedServers>

/** Warns when versions of open cards change in the database without an event: another server writes and shares no Redis. */
export function watchForUnjoinedServers({
  io,
  events,
  log,
  mayMiss,
  graceMs = GRACE_MS,
}: {
  io: LiveServer
  events: DomainEvents
  log: Logger
  /** Whether edits may be missed for another cause now. */
  mayMiss: () => boolean
  graceMs?: number | undefined
}) {
  const cards = new Map<string, Versions>()
  let warnedMs: number | undefined
  /** One suspicion at a time. */
  let timer: NodeJS.Timeout | undefined

  function suspect(cardId: string, version: number): void {
    const isSaid = warnedMs !== undefined && performance.now() - warnedMs < WARN_AGAIN_MS
    if (timer || isSaid || mayMiss()) return
    timer = setTimeout(() => {
      timer = undefined
      const versions = cards.get(cardId)
      if (!versions || versions.emitted >= version || mayMiss()) return
      warnedMs = performance.now()
      log.warn(
        { event: 'servers_not_joined' },
        'Another server on this database changes cards, and this one hears of it up to 25 s late: all need the same REDIS_URL',
      )
    }, graceMs)
    timer.unref()
  }

  const stopListening = listenTo(events, {
    'card.changed': ({ card }) => {
      const versions = cards.get(card.cardId)
      if (versions) versions.emitted = Math.max(versions.emitted, card.version)
    },
  })
  const stopWatching = onCardRooms(io, {
    opened: (cardId) => {
      if (cards.size < MAX_JOINED_CARDS) cards.set(cardId, { emitted: 0, stored: 0 })
    },
    closed: (cardId) => cards.delete(cardId),
  })

  return {
    /** Takes the stored version of a card, as a heartbeat reads it. */
    found: (cardId: string, version: number): void => {
      const versions = cards.get(cardId)
      if (!versions) return
      const known = Math.max(versions.emitted, versions.stored)
      versions.stored = version
      if (known > 0 && version > known) suspect(cardId, version)
    },
    close: () => {
      stopListening()
      stopWatching()
      clearTimeout(timer)
    },
  }
}
