import { z } from 'zod'
import type { Result } from './errors.ts'
import { cardIdSchema, type Card } from './schemas/card.ts'

/** A longer socket message closes the connection. */
export const SOCKET_MESSAGE_MAX_BYTES = 16 * 1024
/** Cards that one socket may have joined at a time (LIV-8). */
export const ROOMS_PER_SOCKET = 5
/** The interval at which the server emits a card's version to its room (LIV-8). */
export const VERSION_HEARTBEAT_MS = 25_000
/** The shortest time between two snapshots of one card (LIV-6). */
export const SNAPSHOT_INTERVAL_MS = 250

/** The shortest time between two player counts of one card, and the number of players above which it is longer (LIV-10). */
export const PLAYERS_INTERVAL_MS = 1000
export const MANY_PLAYERS_INTERVAL_MS = 5000
export const MANY_PLAYERS = 500

export const cardJoinPayload = z.object({
  cardId: cardIdSchema,
  as: z.enum(['play', 'edit'], 'as must be play or edit').default('play'),
  /** The version that the client shows. */
  version: z.int('version must be a whole number').min(0, 'version must not be negative').optional(),
})
export const cardLeavePayload = z.object({ cardId: cardIdSchema })
/** The key that tells the hosts of a card apart. */
export const hostKeySchema = z
  .string('host must be text')
  .regex(/^[A-Za-z0-9_-]{4,32}$/, 'host must be 4 to 32 letters, digits, _ or -')
export const cardEditPayload = z.object({
  cardId: cardIdSchema,
  /** The same for all of a host's pages of this card, without revealing who they are. Null when the page stops editing. */
  host: hostKeySchema.nullable(),
})

/**
 * The data of Socket.IO's CONNECT (`auth`): the join that the client would otherwise send first, which saves a round
 * trip. The server responds with `card:joined`.
 */
export interface ConnectAuth {
  join?: z.input<typeof cardJoinPayload>
}

/** `reset`: the client's version is ahead of the stored one, because a backup was restored. The client applies the card anyway. */
export type CardJoined = { card: Card; reset?: true } | { unchanged: true }

/** The events that a client may send. Each is acknowledged if the packet asks for it. */
export interface ClientEvents {
  'card:join': (payload: z.input<typeof cardJoinPayload>, ack: (result: Result<CardJoined>) => void) => void
  'card:leave': (payload: z.input<typeof cardLeavePayload>, ack: (result: Result<object>) => void) => void
  /** Tells the server that this page, which has joined the card, starts or stops editing it. */
  'card:edit': (payload: z.input<typeof cardEditPayload>, ack: (result: Result<object>) => void) => void
}
