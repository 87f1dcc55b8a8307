import { z } from 'zod'
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS, TOKEN_NAME_MAX_LENGTH, TOKEN_SCOPES } from '../account-choices.ts'
import { atLeast, body, lineOfName, opIdSchema } from './text.ts'

/** The body of `POST /api/tokens`. */
export const createTokenBody = body({
  name: atLeast(lineOfName('Name', TOKEN_NAME_MAX_LENGTH), 1, 'Name is required'),
  scope: z.enum(TOKEN_SCOPES, `Scope must be one of ${TOKEN_SCOPES.join(', ')}`),
  days: z.literal(TOKEN_DAYS, `Days must be one of ${TOKEN_DAYS.join(', ')}`).default(DEFAULT_TOKEN_DAYS),
  opId: opIdSchema.optional(),
})
