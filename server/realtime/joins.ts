import type { z } from 'zod'
import {
  cardEditPayload,
  cardJoinPayload,
  cardLeavePayload,
  ROOMS_PER_SOCKET,
  type CardJoined,
} from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { CardReads } from './card-reads.ts'
import { parsed, Refusal, type Handlers } from './listen.ts'
import type { Presence } from './presence.ts'
import { cardsAmong, connectionOf, editorsOf, playersOf, roomOf, type LiveSocket } from './rooms.ts'

type Join = z.infer<typeof cardJoinPayload>

interface JoinsDeps {
  reads: Pick<CardReads, 'newest' | 'recent'>
  presence: Pick<Presence, 'emitPlayersTo' | 'addEditor'>
  /** Called before the packets of one response. */
  batch: (socket: LiveSocket) => void
}

function answerTo(card: Card, version: number | undefined): CardJoined {
  if (version === card.version) return { unchanged: true }
  return version !== undefined && version > card.version ? { card, reset: true } : { card }
}

async function leaveCard(socket: LiveSocket, cardId: string): Promise<void> {
  await socket.leave(playersOf(cardId))
  await socket.leave(editorsOf(cardId))
  await socket.leave(roomOf(cardId))
}

/** Joining, editing and leaving cards (LIV-8): the only events that clients send. CONNECT may contain a join. */
export function cardHandlers({ reads, presence, batch }: JoinsDeps): Handlers {
  /**
   * Joins the room of a card. A client that is new in the room gets the recent card if there is one, so that a crowd shares a read. A
   * re-join, or a client with a newer version, always gets a fresh read.
   * @throws Refusal
   */
  async function join(socket: LiveSocket, { cardId, as, version }: Join): Promise<CardJoined> {
    const { rooms } = socket
    const room = roomOf(cardId)
    const isNew = !rooms.has(room)
    if (isNew && cardsAmong(rooms).length >= ROOMS_PER_SOCKET)
      throw new Refusal('too-many-rooms', `No more than ${ROOMS_PER_SOCKET} cards at a time.`)
    // Join first, then read: a change stored in between arrives as a push instead of getting lost.
    void socket.join(room)
    let card: Card | null | undefined = isNew ? reads.recent(cardId) : undefined
    if (!card || (version ?? 0) > card.version) {
      try {
        card = await reads.newest(cardId)
      } catch (error) {
        if (isNew) await leaveCard(socket, cardId)
        throw error
      }
    }
    // A deletion during the read has emptied the room, and the card is outdated.
    if (!card || !rooms.has(room)) {
      await leaveCard(socket, cardId)
      throw new Refusal('not-found', "This card doesn't exist.")
    }
    if (as === 'play') void socket.join(playersOf(cardId))
    else void socket.leave(playersOf(cardId))
    batch(socket)
    if (isNew) presence.emitPlayersTo(socket, cardId)
    return answerTo(card, version)
  }

  return {
    'card:join': parsed(cardJoinPayload, join),

    'card:edit': parsed(cardEditPayload, async (socket, { cardId, host }) => {
      if (connectionOf(socket).isApart) throw new Refusal('invalid', 'This page can only follow cards.')
      if (!socket.rooms.has(roomOf(cardId))) throw new Refusal('invalid', 'Join the card first.')
      if (host === null) await socket.leave(editorsOf(cardId))
      else if (presence.addEditor(socket, cardId, host)) await socket.join(editorsOf(cardId))
      return {}
    }),

    'card:leave': parsed(cardLeavePayload, async (socket, { cardId }) => {
      await leaveCard(socket, cardId)
      return {}
    }),
  }
}
