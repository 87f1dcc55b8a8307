import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { type TokenScope } from '../account-choices.ts'
import { BYTES_PER_USER, BYTES_PER_VERIFIED_USER, CARDS_PER_USER, CATEGORIES_PER_USER } from '../product.ts'
import type { LimitName } from './rates.ts'

const ACCOUNT_IS_FULL = `your account has used its ${BYTES_PER_USER / 1e6} MB (${BYTES_PER_VERIFIED_USER / 1e6} MB with a confirmed email)`
/** The condition for `quota-exceeded` of calls that add a card. */
export const TOO_MANY_CARDS = `You have ${CARDS_PER_USER.toLocaleString('en-US')} cards, or ${ACCOUNT_IS_FULL}.`
export const TOO_MANY_CATEGORIES = `You have ${CATEGORIES_PER_USER} categories, or ${ACCOUNT_IS_FULL}.`

/** The condition of a refusal, and the additional fields of its body. */
export interface Refusal {
  when: string
  carries?: Record<string, z.ZodType>
}

/**
 * One HTTP call, except for its method and path, which are in `shared/api.ts`. The server's route, the client's types, the API
 * description and the developers' page are derived from it, and the server's tests check every response against it.
 */
export interface Call {
  /** A short title for lists. */
  summary: string
  description?: string
  /**
   * `optional`: guests may make the call too. `session`, the default: a user must be signed in, or send a token if there is a `scope`.
   */
  auth?: 'none' | 'optional' | 'session'
  /** The scope that an access token needs. If undefined, tokens cannot make the call. */
  scope?: TokenScope
  /** Only this server's screens make the call, and the API description omits it. */
  isInternal?: true
  /** Refuses requests from other sites' pages, as all writes do. */
  sameOriginOnly?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Undefined if the response has no body. */
  reply?: z.ZodType
  /** Another successful status, and when it is sent. Its body has the same schema; a 304 has no body. */
  otherStatuses?: Partial<Record<200 | 201 | 304, string>>
  /** Error codes that do not follow from the fields above. */
  refusals?: Partial<Record<ErrorCode, string | Refusal>>
  /** Rate limits in addition to `writes`, which applies to every call of a signed-in user except GET. */
  limits?: readonly LimitName[]
  /** The conditional headers that the call accepts. */
  conditions?: readonly ('If-Match' | 'If-None-Match')[]
  hasEtag?: true
  /** An example that works on a server with the data of `tests/support/contract/world.ts`. */
  example?: { params?: object; query?: object; body?: unknown }
}
