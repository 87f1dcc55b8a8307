import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { type TokenScope } from '../account-choices.ts'
import { BYTES_PER_USER, BYTES_PER_VERIFIED_USER, CARDS_PER_USER, CATEGORIES_PER_USER } from '../product.ts'
import type { LimitName } from './rates.ts'

const ACCOUNT_IS_FULL = `your account has used its ${BYTES_PER_USER / 1e6} MB (${BYTES_PER_VERIFIED_USER / 1e6} MB with a confirmed email)`
/** When a call that adds one is `quota-exceeded`. */
export const TOO_MANY_CARDS = `You have ${CARDS_PER_USER.toLocaleString('en-US')} cards, or ${ACCOUNT_IS_FULL}.`
export const TOO_MANY_CATEGORIES = `You have ${CATEGORIES_PER_USER} categories, or ${ACCOUNT_IS_FULL}.`

/** A refusal's condition, and the fields of its error body. */
export interface Refusal {
  when: string
  carries?: Record<string, z.ZodType>
}

/**
 * One HTTP call, besides its address in `shared/api.ts`. The server's route, the client's types, the description of the API and
 * the page for developers follow from it, and the server's tests check every answer against it.
 */
export interface Call {
  /** A short title for lists. */
  summary: string
  description?: string
  /**
   * `optional`: guests get an answer too. `session`, the default: a user must be signed in, or send a token if there is a `scope`.
   */
  auth?: 'none' | 'optional' | 'session'
  /** The scope that an access token needs. Without one, tokens can't make it. */
  scope?: TokenScope
  /** For the screens of this server only: the description of the API leaves it out. */
  isInternal?: true
  /** Refuses the pages of other sites, as calls that change something always do. */
  ownPagesOnly?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Undefined where the answer has no body. */
  reply?: z.ZodType
  /** Another status of success, and when. Its body is that of `reply`, and 304 has none. */
  also?: Partial<Record<200 | 201 | 304, string>>
  /** Codes that don't follow from the fields above. */
  refusals?: Partial<Record<ErrorCode, string | Refusal>>
  /** Besides `writes`, which counts every call but GET of a signed-in user. */
  limits?: readonly LimitName[]
  /** The answer has an ETag, and the call takes these headers. */
  conditions?: readonly ('If-Match' | 'If-None-Match')[]
  hasEtag?: true
  /** Works on a server with what `tests/support/contract/world.ts` stores. */
  example?: { params?: object; query?: object; body?: unknown }
}
