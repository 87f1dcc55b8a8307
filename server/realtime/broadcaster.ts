import type { DomainEvents, DomainFacts } from '../domain-events.ts'
import { playersOf, roomOf, type LiveServer } from './rooms.ts'
import { createSnapshotThrottle } from './snapshot-throttle.ts'

export interface Broadcaster {
  /** Tells this node's part of a room the stored version of its card. */
  emitVersion: (cardId: string, version: number) => void
  /** Tells this node's part of a room how many play its card. */
  emitPlayers: (cardId: string, count: number) => void
  /** Tells this node's part of a room that its card is gone, and empties it. */
  emitGone: (cardId: string) => void
  close: () => void
}

/** The only sender to rooms: what it says are facts, after they were stored. */
export function createBroadcaster({
  io,
  events,
  snapshotIntervalMs,
}: {
  io: LiveServer
  events: DomainEvents
  snapshotIntervalMs: number
}): Broadcaster {
  const snapshots = createSnapshotThrottle({
    intervalMs: snapshotIntervalMs,
    send: (card) => io.to(roomOf(card.cardId)).emit('card:changed', { card }),
  })

  const onChanged = (...[{ card }]: DomainFacts['card.changed']) => snapshots.push(card)
  const onDeleted = (...[{ cardId }]: DomainFacts['card.deleted']) => {
    snapshots.drop(cardId)
    io.to(roomOf(cardId)).emit('card:deleted', { cardId })
    // Nothing is told after this: there is nobody left to be told.
    io.in(roomOf(cardId)).socketsLeave([roomOf(cardId), playersOf(cardId)])
  }
  events.on('card.changed', onChanged)
  events.on('card.deleted', onDeleted)

  return {
    emitVersion: (cardId, version) => io.local.to(roomOf(cardId)).emit('card:version', { cardId, version }),
    emitPlayers: (cardId, count) => io.local.to(roomOf(cardId)).emit('card:players', { cardId, count }),
    emitGone: (cardId) => {
      io.local.to(roomOf(cardId)).emit('card:deleted', { cardId })
      io.local.in(roomOf(cardId)).socketsLeave([roomOf(cardId), playersOf(cardId)])
    },
    close: () => {
      events.off('card.changed', onChanged)
      events.off('card.deleted', onDeleted)
      snapshots.close()
    },
  }
}
