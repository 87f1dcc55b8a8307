import { z } from 'zod'
import { JOIN_CODE_LENGTH } from '../product.ts'
import { describedBy } from './described-by.ts'
import { BODY_MUST_BE_AN_OBJECT } from './text.ts'

/** The body of `POST /api/cards/{cardId}/code`. */
export const joinCodeBody = z.object(
  { shuffle: z.boolean('Shuffle must be true or false').default(false) },
  BODY_MUST_BE_AN_OBJECT,
)

const CODE = new RegExp(`^\\d{${JOIN_CODE_LENGTH}}$`)
/** What people write between the digits. */
const SEPARATORS = /[\s-]/g

/** A join code in a path: six digits, also as `482 193` or `482-193`. */
export const joinCodeSchema = describedBy(
  z
    .string('Code must be text')
    .transform((text) => text.replace(SEPARATORS, ''))
    .refine((code) => CODE.test(code), `A code has ${JOIN_CODE_LENGTH} digits`),
  z.string().regex(CODE),
)
