import { z } from 'zod'
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS, TOKEN_NAME_MAX_LENGTH, TOKEN_SCOPES } from '../product.ts'
import { BODY_MUST_BE_AN_OBJECT, lineOfName } from './text.ts'

export const tokenIdSchema = z
  .string('Token id must be text')
  .regex(/^[0-9a-f]{24}$/, "This isn't a token id")

/** The body of `POST /api/tokens`. */
export const createTokenBody = z.object(
  {
    name: lineOfName('Name', TOKEN_NAME_MAX_LENGTH).refine((name) => name !== '', 'Name is required'),
    scope: z.enum(TOKEN_SCOPES, `Scope must be one of ${TOKEN_SCOPES.join(', ')}`),
    days: z.literal(TOKEN_DAYS, `Days must be one of ${TOKEN_DAYS.join(', ')}`).default(DEFAULT_TOKEN_DAYS),
  },
  BODY_MUST_BE_AN_OBJECT,
)
