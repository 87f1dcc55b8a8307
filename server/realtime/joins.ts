import type { z } from 'zod'
import { ROOMS_PER_SOCKET, type CardJoined, type cardJoinPayload } from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { CardReads } from './card-reads.ts'
import { Refusal } from './listen.ts'
import type { PlayerCounts } from './player-counts.ts'
import { cardsAmong, editorsOf, playersOf, roomOf, type LiveSocket } from './rooms.ts'

type Join = z.infer<typeof cardJoinPayload>

export interface JoinsDeps {
  reads: Pick<CardReads, 'newest' | 'recent'>
  players: Pick<PlayerCounts, 'emitCountTo'>
  /** Called before the packets of one answer. */
  batch: (socket: LiveSocket) => void
}

function answerTo(card: Card, version: number | undefined): CardJoined {
  if (version === card.version) return { unchanged: true }
  return version !== undefined && version > card.version ? { card, reset: true } : { card }
}

export async function leaveCard(socket: LiveSocket, cardId: string): Promise<void> {
  await socket.leave(playersOf(cardId))
  await socket.leave(editorsOf(cardId))
  await socket.leave(roomOf(cardId))
}

/** Joins of cards (LIV-8), in CONNECT or later. */
export function createJoins({ reads, players, batch }: JoinsDeps) {
  async function joinAndRead(
    socket: LiveSocket,
    { cardId, as, version }: Join,
    isNew: boolean,
  ): Promise<CardJoined> {
    const room = roomOf(cardId)
    // Join first, then read: a change stored in between arrives as a push instead of getting lost.
    void socket.join(room)
    let card
    try {
      card = await reads.newest(cardId)
    } catch (error) {
      if (isNew) await leaveCard(socket, cardId)
      throw error
    }
    // A deletion during the read has emptied the room, and the card is outdated.
    if (!card || !socket.rooms.has(room)) {
      await leaveCard(socket, cardId)
      throw new Refusal('not-found', "This card doesn't exist.")
    }
    if (as === 'play') void socket.join(playersOf(cardId))
    else void socket.leave(playersOf(cardId))
    batch(socket)
    if (isNew) players.emitCountTo(socket, cardId)
    return answerTo(card, version)
  }

  /**
   * Joins the room of a card. A client that is new in the room gets the recent card if there is one, so that a crowd shares a read. A
   * re-join, or a client with a newer version, always gets a fresh read.
   * @throws Refusal
   */
  return (socket: LiveSocket, join: Join): CardJoined | Promise<CardJoined> => {
    const { cardId, as, version } = join
    const { rooms } = socket
    const room = roomOf(cardId)
    const isNew = !rooms.has(room)
    if (isNew && cardsAmong(rooms).length >= ROOMS_PER_SOCKET)
      throw new Refusal('too-many-rooms', `No more than ${ROOMS_PER_SOCKET} cards at a time.`)
    const card = isNew ? reads.recent(cardId) : undefined
    if (!card || (version !== undefined && version > card.version)) return joinAndRead(socket, join, isNew)
    void socket.join(as === 'play' ? [room, playersOf(cardId)] : room)
    batch(socket)
    players.emitCountTo(socket, cardId)
    return answerTo(card, version)
  }
}

export type JoinCard = ReturnType<typeof createJoins>
