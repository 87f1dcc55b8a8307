import { z } from 'zod'
import { cardIdSchema } from './card.ts'
import { BODY_MUST_BE_AN_OBJECT } from './text.ts'

/** The body of `POST /api/history`. */
export const playedBody = z.object({ cardId: cardIdSchema }, BODY_MUST_BE_AN_OBJECT)
