import { CROWD_FROM } from '#shared/events.ts'
import type { Broadcaster } from './broadcaster.ts'
import { cardOfPlayers, playersOf, type LiveServer, type LiveSocket } from './rooms.ts'

interface Told {
  count: number
  timer: NodeJS.Timeout
  /** Somebody came or went since. */
  stale: boolean
}

export interface PlayerCounts {
  /** Tells somebody who just came how many play this card, unless the whole room is about to be told. */
  greet: (socket: LiveSocket, cardId: string) => void
  close: () => void
}

/**
 * LIV-10: tells each room how many pages play its card, when that has changed: at once, and then no more often than
 * every `intervalMs`, or `crowdIntervalMs` where a crowd plays. Rooms count themselves, so that nobody is forgotten who
 * leaves without a word.
 */
export function createPlayerCounts({
  io,
  broadcaster,
  intervalMs,
  crowdIntervalMs,
}: {
  io: LiveServer
  broadcaster: Broadcaster
  intervalMs: number
  crowdIntervalMs: number
}): PlayerCounts {
  const told = new Map<string, Told>()
  const toTell = new Set<string>()
  const { adapter } = io.of('/')
  const countOf = (cardId: string) => adapter.rooms.get(playersOf(cardId))?.size ?? 0

  function tell(cardId: string): void {
    const count = countOf(cardId)
    const before = told.get(cardId)
    if (before?.count !== count) broadcaster.emitPlayers(cardId, count)
    const timer = setTimeout(
      () => {
        const last = told.get(cardId)
        if (last?.stale) tell(cardId)
        else told.delete(cardId)
      },
      count > CROWD_FROM ? crowdIntervalMs : intervalMs,
    )
    timer.unref()
    told.set(cardId, { count, timer, stale: false })
  }

  const onMoved = (room: string) => {
    const cardId = cardOfPlayers(room)
    if (cardId === undefined) return
    const last = told.get(cardId)
    if (last) last.stale = true
    else if (!toTell.has(cardId)) {
      // After this turn of the event loop: many come and go in one.
      toTell.add(cardId)
      setImmediate(() => {
        toTell.delete(cardId)
        tell(cardId)
      })
    }
  }
  adapter.on('join-room', onMoved)
  adapter.on('leave-room', onMoved)

  return {
    greet: (socket, cardId) => {
      if (!toTell.has(cardId)) socket.emit('card:players', { cardId, count: countOf(cardId) })
    },
    close: () => {
      adapter.off('join-room', onMoved)
      adapter.off('leave-room', onMoved)
      for (const { timer } of told.values()) clearTimeout(timer)
      told.clear()
    },
  }
}
