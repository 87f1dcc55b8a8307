import { cardJoinPayload, cardLeavePayload, ROOMS_PER_SOCKET } from '#shared/events.ts'
import type { CoalescedReads } from './coalesced-reads.ts'
import { parsed, Refusal, type Handlers } from './listen.ts'
import type { PlayerCounts } from './player-counts.ts'
import { cardsAmong, playersOf, roomOf, type LiveSocket } from './rooms.ts'

export interface CardHandlersDeps {
  reads: CoalescedReads
  players: PlayerCounts
  /** Called before the packets of one answer. */
  batch: (socket: LiveSocket) => void
}

async function leave(socket: LiveSocket, cardId: string): Promise<void> {
  await socket.leave(playersOf(cardId))
  await socket.leave(roomOf(cardId))
}

/** Joining and leaving cards (LIV-8): the only events a client may send. */
export function cardHandlers({ reads, players, batch }: CardHandlersDeps): Handlers {
  return {
    'card:join': parsed(cardJoinPayload, async (socket, { cardId, as, version }) => {
      const room = roomOf(cardId)
      const wasIn = socket.rooms.has(room)
      if (!wasIn && cardsAmong(socket.rooms).length >= ROOMS_PER_SOCKET)
        throw new Refusal('too-many-rooms', `No more than ${ROOMS_PER_SOCKET} cards at a time.`)

      // Join first, then read: a change stored in between arrives as a push instead of getting lost.
      await socket.join(room)
      let card
      try {
        card = await reads.newest(cardId)
      } catch (error) {
        if (!wasIn) await leave(socket, cardId)
        throw error
      }
      // A deletion during the read has emptied the room, and the card is outdated.
      if (!card || !socket.rooms.has(room)) {
        await leave(socket, cardId)
        throw new Refusal('not-found', "This card doesn't exist.")
      }
      await (as === 'play' ? socket.join(playersOf(cardId)) : socket.leave(playersOf(cardId)))
      batch(socket)
      if (!wasIn) players.emitCountTo(socket, cardId)
      if (version === card.version) return { unchanged: true }
      return version !== undefined && version > card.version ? { card, reset: true } : { card }
    }),

    'card:leave': parsed(cardLeavePayload, async (socket, { cardId }) => {
      await leave(socket, cardId)
      return {}
    }),
  }
}
