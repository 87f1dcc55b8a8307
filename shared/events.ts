import { z } from 'zod'
import type { Result } from './errors.ts'
import { cardIdSchema, type Card } from './schemas/card.ts'

/** Socket messages above this are refused by closing the connection. */
export const SOCKET_MESSAGE_MAX_BYTES = 16 * 1024
/** Cards that one socket may have joined at a time (LIV-8). */
export const ROOMS_PER_SOCKET = 5
/** How often each room is told its card's version (LIV-8). */
export const VERSION_HEARTBEAT_MS = 25_000
/** The least time between two snapshots of one card (LIV-6). */
export const SNAPSHOT_INTERVAL_MS = 250

/** The least time between two head-counts of one card, and of one that so many play (LIV-10). */
export const PLAYERS_INTERVAL_MS = 1000
export const CROWD_INTERVAL_MS = 5000
export const CROWD_FROM = 500

export const cardJoinPayload = z.object({
  cardId: cardIdSchema,
  as: z.enum(['play', 'edit'], 'as must be play or edit').default('play'),
  /** The version that the client shows already. */
  version: z.int('version must be a whole number').min(0, 'version must not be negative').optional(),
})
export const cardLeavePayload = z.object({ cardId: cardIdSchema })

/** `reset`: the client's version was ahead of the stored one (a restored backup); it takes the card all the same. */
export type CardJoined = { card: Card; reset?: true } | { unchanged: true }

/** What a client may send. Each is answered by an acknowledgement when the packet asks for one. */
export interface ClientEvents {
  'card:join': (payload: z.input<typeof cardJoinPayload>, ack: (result: Result<CardJoined>) => void) => void
  'card:leave': (payload: z.input<typeof cardLeavePayload>, ack: (result: Result<object>) => void) => void
}

/** What the server sends to the rooms of a card. */
export interface ServerEvents {
  'card:changed': (payload: { card: Card }) => void
  'card:version': (payload: { cardId: string; version: number }) => void
  'card:deleted': (payload: { cardId: string }) => void
  /** How many pages have the card open to play (LIV-10): a number, and nothing about anybody. */
  'card:players': (payload: { cardId: string; count: number }) => void
}
