import { listenTo, type DomainEvents } from '../domain-events.ts'
import { editorsOf, playersOf, roomOf, type LiveServer } from './rooms.ts'
import { createSnapshotThrottle } from './snapshot-throttle.ts'

export type Broadcaster = ReturnType<typeof createBroadcaster>

/** Emits domain events to rooms, once their changes are stored. No other code emits to rooms. */
export function createBroadcaster(io: LiveServer, events: DomainEvents, snapshotIntervalMs: number) {
  const snapshots = createSnapshotThrottle({
    intervalMs: snapshotIntervalMs,
    send: (card) => io.to(roomOf(card.cardId)).emit('card:changed', { card }),
  })

  /** Emits that a card is deleted, and empties its room: nothing may follow a deletion (LIV-6). */
  function emitDeleted(to: Pick<LiveServer, 'to' | 'in'>, cardId: string, isRemoved = false): void {
    to.to(roomOf(cardId)).emit('card:deleted', { cardId, ...(isRemoved && { isRemoved }) })
    to.in(roomOf(cardId)).socketsLeave([roomOf(cardId), playersOf(cardId), editorsOf(cardId)])
  }

  const stopListening = listenTo(events, {
    'card.changed': ({ card }) => snapshots.push(card),
    'card.deleted': ({ cardId, isRemoved }) => {
      snapshots.drop(cardId)
      emitDeleted(io, cardId, isRemoved)
    },
    'card.editorRemoved': ({ cardId }) => {
      // Not only to pages that claim to be a host's: strangers who claim so too may have taken their places.
      io.to(roomOf(cardId)).except(playersOf(cardId)).emit('card:rights', { cardId })
    },
  })

  return {
    // These emit to a room's members on this node only.
    emitVersion: (cardId: string, version: number) =>
      io.local.to(roomOf(cardId)).emit('card:version', { cardId, version }),
    emitPlayers: (cardId: string, count: number) =>
      io.local.to(roomOf(cardId)).emit('card:players', { cardId, count }),
    /** Emits the number of hosts who edit a card to their pages. */
    emitEditors: (cardId: string, count: number) =>
      io.local.to(editorsOf(cardId)).emit('card:editors', { cardId, count }),
    emitDeleted: (cardId: string) => emitDeleted(io.local, cardId),
    close: () => {
      stopListening()
      snapshots.close()
    },
  }
}
