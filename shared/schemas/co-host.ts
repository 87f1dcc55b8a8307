import { z } from 'zod'
import { BODY_MUST_BE_AN_OBJECT } from './text.ts'

/** The body of `POST /api/cards/{cardId}/co-hosts`. The user is looked up as typed. */
export const addCoHostBody = z.object(
  {
    username: z
      .string('Username must be text')
      .trim()
      .min(3, 'Username must be at least 3 characters')
      .max(100),
  },
  BODY_MUST_BE_AN_OBJECT,
)

/** The body of `POST /api/cards/{cardId}/invitation/accept`. A wrong token is refused as an expired one. */
export const acceptInvitationBody = z.object(
  { token: z.string('Token must be text').max(100) },
  BODY_MUST_BE_AN_OBJECT,
)
