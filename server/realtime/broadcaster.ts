import type { DomainEvents, DomainEventMap } from '../domain-events.ts'
import { editorsOf, playersOf, roomOf, type LiveServer } from './rooms.ts'
import { createSnapshotThrottle } from './snapshot-throttle.ts'

export interface Broadcaster {
  /** Emits the stored version of a card to this node's part of its room. */
  emitVersion: (cardId: string, version: number) => void
  /** Emits the number of players of a card to this node's part of its room. */
  emitPlayers: (cardId: string, count: number) => void
  /** Emits the number of hosts that edit a card to their pages on this node. */
  emitEditors: (cardId: string, count: number) => void
  /** Emits to this node's part of a room that its card is deleted, and empties the room. */
  emitGone: (cardId: string) => void
  close: () => void
}

const roomsOf = (cardId: string) => [roomOf(cardId), playersOf(cardId), editorsOf(cardId)]

/** The only code that emits to rooms. It emits domain events after they are stored. */
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

  const onChanged = (...[{ card }]: DomainEventMap['card.changed']) => snapshots.push(card)
  const onDeleted = (...[{ cardId }]: DomainEventMap['card.deleted']) => {
    snapshots.drop(cardId)
    io.to(roomOf(cardId)).emit('card:deleted', { cardId })
    // Nothing may follow a deletion (LIV-6).
    io.in(roomOf(cardId)).socketsLeave(roomsOf(cardId))
  }
  const onEditorRemoved = (...[{ cardId }]: DomainEventMap['card.editorRemoved']) => {
    // Not only to the pages that say they are hosts': strangers who say so too may have taken their places.
    io.to(roomOf(cardId)).except(playersOf(cardId)).emit('card:rights', { cardId })
  }
  events.on('card.changed', onChanged)
  events.on('card.deleted', onDeleted)
  events.on('card.editorRemoved', onEditorRemoved)

  return {
    emitVersion: (cardId, version) => io.local.to(roomOf(cardId)).emit('card:version', { cardId, version }),
    emitPlayers: (cardId, count) => io.local.to(roomOf(cardId)).emit('card:players', { cardId, count }),
    emitEditors: (cardId, count) => io.local.to(editorsOf(cardId)).emit('card:editors', { cardId, count }),
    emitGone: (cardId) => {
      io.local.to(roomOf(cardId)).emit('card:deleted', { cardId })
      io.local.in(roomOf(cardId)).socketsLeave(roomsOf(cardId))
    },
    close: () => {
      events.off('card.changed', onChanged)
      events.off('card.deleted', onDeleted)
      events.off('card.editorRemoved', onEditorRemoved)
      snapshots.close()
    },
  }
}
