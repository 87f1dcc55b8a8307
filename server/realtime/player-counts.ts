import { MANY_PLAYERS, MANY_PLAYERS_INTERVAL_MS } from '#shared/events.ts'
import type { Broadcaster } from './broadcaster.ts'
import { frameOfEvent } from './frames.ts'
import type { NodeRelay } from './node-relay.ts'
import { cardOfPlayers, playersHere, type LiveServer, type LiveSocket } from './rooms.ts'

/** Cards with a pending number, some 300 bytes each. The numbers of further ones are sent without a wait. */
const MAX_WAITING = 20_000

interface EmittedCount {
  count: number
  timer: NodeJS.Timeout
  /** A player joined or left since. */
  stale: boolean
}

export type PlayerCounts = ReturnType<typeof createPlayerCounts>

/**
 * LIV-10: emits to each room how many pages play its card when the number changes: immediately, then at most
 * every `intervalMs`, or every 5 s above 500. The count is the size of the Socket.IO room, which also drops
 * clients that disconnect without leaving.
 */
export function createPlayerCounts({
  io,
  broadcaster,
  relay,
  write,
  intervalMs,
}: {
  io: LiveServer
  broadcaster: Pick<Broadcaster, 'emitPlayers'>
  /** To the other nodes, if there are any. */
  relay?: Pick<NodeRelay, 'playersElsewhere' | 'tellPlayers'> | undefined
  /** Writes a finished frame to one client. */
  write: (socket: LiveSocket, frame: Buffer) => void
  intervalMs: number
}) {
  const emitted = new Map<string, EmittedCount>()
  const pending = new Set<string>()
  const { adapter } = io.of('/')
  const countOf = (cardId: string) => playersHere(io, cardId) + (relay?.playersElsewhere(cardId) ?? 0)

  function emitCount(cardId: string): void {
    relay?.tellPlayers(cardId)
    const count = countOf(cardId)
    const before = emitted.get(cardId)
    if (before?.count !== count) broadcaster.emitPlayers(cardId, count)
    if (!before && emitted.size >= MAX_WAITING) return
    const timer = setTimeout(
      () => {
        const last = emitted.get(cardId)
        if (last?.stale) emitCount(cardId)
        else emitted.delete(cardId)
      },
      count > MANY_PLAYERS ? MANY_PLAYERS_INTERVAL_MS : intervalMs,
    )
    timer.unref()
    emitted.set(cardId, { count, timer, stale: false })
  }

  /** Called when players of a card have come or gone, here or on another node. */
  function moved(cardId: string): void {
    const last = emitted.get(cardId)
    if (last) last.stale = true
    else if (!pending.has(cardId)) {
      // After this turn of the event loop, in which many may join and leave.
      pending.add(cardId)
      setImmediate(() => {
        pending.delete(cardId)
        emitCount(cardId)
      })
    }
  }
  const onMoved = (room: string) => {
    const cardId = cardOfPlayers(room)
    if (cardId !== undefined) moved(cardId)
  }
  adapter.on('join-room', onMoved)
  adapter.on('leave-room', onMoved)

  return {
    /** Emits the count to a new player, unless the whole room is about to get it. */
    emitCountTo: (socket: LiveSocket, cardId: string): void => {
      if (!pending.has(cardId))
        write(socket, frameOfEvent('card:players', { cardId, count: countOf(cardId) }))
    },
    moved,
    close: () => {
      adapter.off('join-room', onMoved)
      adapter.off('leave-room', onMoved)
      for (const { timer } of emitted.values()) clearTimeout(timer)
      emitted.clear()
    },
  }
}
