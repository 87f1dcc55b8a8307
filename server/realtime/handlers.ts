import { cardJoinPayload, cardLeavePayload, ROOMS_PER_SOCKET } from '#shared/events.ts'
import type { CardReads } from './card-reads.ts'
import { parsed, Refusal, type Handlers } from './listen.ts'
import type { PlayerCounts } from './player-counts.ts'
import { cardsAmong, playersOf, roomOf, type LiveSocket } from './rooms.ts'

/** Joining and leaving cards (LIV-8): all that a socket may ask for. */
export function cardHandlers(socket: LiveSocket, reads: CardReads, players: PlayerCounts): Handlers {
  async function leave(cardId: string): Promise<void> {
    await socket.leave(playersOf(cardId))
    await socket.leave(roomOf(cardId))
  }

  return {
    'card:join': parsed(cardJoinPayload, async ({ cardId, as, version }) => {
      const room = roomOf(cardId)
      const wasIn = socket.rooms.has(room)
      if (!wasIn && cardsAmong(socket.rooms).length >= ROOMS_PER_SOCKET)
        throw new Refusal('too-many-rooms', `No more than ${ROOMS_PER_SOCKET} cards at a time.`)

      // The room first, then the read: a change stored in between comes as a push instead of not at all.
      await socket.join(room)
      let card
      try {
        card = await reads.newest(cardId)
      } catch (error) {
        if (!wasIn) await leave(cardId)
        throw error
      }
      // A delete during the read has emptied the room; the card read is a thing of the past then.
      if (!card || !socket.rooms.has(room)) {
        await leave(cardId)
        throw new Refusal('not-found', 'This card does not exist.')
      }
      await (as === 'play' ? socket.join(playersOf(cardId)) : socket.leave(playersOf(cardId)))
      if (!wasIn) players.greet(socket, cardId)
      if (version === card.version) return { unchanged: true }
      return version !== undefined && version > card.version ? { card, reset: true } : { card }
    }),

    'card:leave': parsed(cardLeavePayload, async ({ cardId }) => {
      await leave(cardId)
      return {}
    }),
  }
}
