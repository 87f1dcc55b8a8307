import { z } from 'zod'
import { cardIdSchema, type CardReply } from './card.ts'
import { BODY_MUST_BE_AN_OBJECT } from './text.ts'

/** A card that a user has played, in its current state. `playedAt` is the last time, ISO 8601 in UTC. */
export interface PlayedCard {
  card: CardReply
  playedAt: string
}

/** The body of `POST /api/history`. */
export const playedBody = z.object({ cardId: cardIdSchema }, BODY_MUST_BE_AN_OBJECT)
