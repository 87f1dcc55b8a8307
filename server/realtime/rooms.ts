import type { Server, Socket } from 'socket.io'
import type { ServerEvents } from '#shared/contract/socket.ts'
import type { ClientEvents } from '#shared/events.ts'
import type { Connection } from './connection.ts'

export type LiveServer = Server<ClientEvents, ServerEvents, Record<string, never>>
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>>

/** Returns the connection under a socket, which came from our own engine. */
export const connectionOf = (socket: LiveSocket): Connection => socket.conn as unknown as Connection

/** The prefix separates these rooms from others of the card, and from Socket.IO's own rooms of sockets. */
const roomsFor = (prefix: string) => ({
  of: (cardId: string): string => prefix + cardId,
  /** Undefined for any other room. */
  cardOf: (room: string): string | undefined =>
    room.startsWith(prefix) ? room.slice(prefix.length) : undefined,
})

const cards = roomsFor('card:')
export const roomOf = cards.of
/** The rooms of the pages that have a card open to play. */
export const { of: playersOf, cardOf: cardOfPlayers } = roomsFor('players:')
/** The rooms of the pages of a card's hosts that edit it. */
export const { of: editorsOf, cardOf: cardOfEditors } = roomsFor('editors:')

/** Returns how many pages on this node have the card open to play. */
export function playersHere(io: LiveServer, cardId: string): number {
  return io.of('/').adapter.rooms.get(playersOf(cardId))?.size ?? 0
}

/** Returns the cards that have their rooms among `rooms`. */
export const cardsAmong = (rooms: Iterable<string>): string[] =>
  Array.from(rooms, cards.cardOf).filter((cardId) => cardId !== undefined)

/** Takes up to `count` members out of a set, oldest first. */
export function takeFirst<T>(set: Set<T>, count: number): T[] {
  const taken: T[] = []
  for (const member of set) {
    if (taken.length === count) break
    taken.push(member)
    set.delete(member)
  }
  return taken
}
