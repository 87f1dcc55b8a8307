import type { z } from 'zod'
import type { Endpoint } from '../api.ts'
import type { ErrorCode } from '../errors.ts'
import { BYTES_PER_USER, BYTES_PER_VERIFIED_USER } from '../product.ts'

export type ShapesOf<E> = E extends Endpoint<infer S> ? S : never
type ParamsOf<E> = ShapesOf<E> extends { params: infer P } ? P : undefined
type QueryOf<E> = ShapesOf<E> extends { query: infer Q } ? Q : undefined
type BodyOf<E> = ShapesOf<E> extends { body: infer B } ? B : undefined
type ReplyOf<E> = ShapesOf<E>['reply']

/** The parts of the API, in the order in which they are shown. */
export const GROUPS = [
  'Cards',
  'Join codes',
  'Co-hosts',
  'Embedding',
  'Categories',
  'Recent plays',
  'Access tokens',
  'Accounts',
  'Server',
] as const
export type Group = (typeof GROUPS)[number]

/** Limits that several calls share. */
export const LIMITS = {
  writes: '30 a second with bursts of 60, per user; 5 a second with bursts of 25, per access token',
  deletions: '2,000 deletions of cards and categories a day, per user',
  grants: '60 an hour, per user',
  downloads: '1 at a time and 10 an hour, per user',
  logIns:
    '10 wrong ones for an account, 60 for an account and 100 in all a quarter of an hour, per IP address',
  registrations: '60 an hour, per IP address',
  emails: '3 an hour, per user',
  joinCodes: '20 different wrong ones a minute, per IP address; 600 of all',
} as const
export type LimitName = keyof typeof LIMITS

/** Why a call that stores texts is refused, after what else it counts. */
export const ACCOUNT_IS_FULL = `your account has used its ${BYTES_PER_USER / 1e6} MB (${BYTES_PER_VERIFIED_USER / 1e6} MB with a confirmed email)`

/** When a call is refused with a code, and what the error body carries then. */
export interface Refusal {
  when: string
  carries?: Record<string, z.ZodType>
}

/** An example that works on a server with what `tests/support/contract/world.ts` stores. */
interface Example<P, Q, B> {
  params?: P
  query?: Q
  body?: B
}

/**
 * What people need to know of a call who can't ask us. The compiler holds the schemas against the types in `shared/api.ts`, and the
 * server's tests hold every answer against the schemas.
 */
export interface CallDoc<P = unknown, Q = unknown, B = unknown, R = unknown> {
  group: Group
  /** What it does, in a few words: the title in lists. */
  summary: string
  description?: string
  /** `optional`: guests get an answer too. `session`: a user must be signed in. Whether tokens do is in `shared/api.ts`. */
  auth: 'none' | 'optional' | 'session'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Undefined where the answer has no body. */
  reply?: z.ZodType<R> | undefined
  /** Another status of success, and when. Its body is that of `reply`, and 304 has none. */
  also?: Partial<Record<200 | 201 | 304, string>>
  /** Codes that don't follow from what is said above. */
  refusals?: Partial<Record<ErrorCode, string | Refusal>>
  limits?: readonly LimitName[]
  /** The answer has an ETag, and the call takes these headers. */
  conditions?: readonly ('If-Match' | 'If-None-Match')[]
  hasEtag?: true
  example: Example<P, Q, B>
}

/** The documentation of each call of a part of the contract. */
export type DocsOf<Calls extends Record<string, Endpoint>> = {
  [Name in keyof Calls]: CallDoc<
    ParamsOf<Calls[Name]>,
    QueryOf<Calls[Name]>,
    BodyOf<Calls[Name]>,
    ReplyOf<Calls[Name]>
  > &
    (BodyOf<Calls[Name]> extends undefined ? unknown : { body: object }) &
    (ReplyOf<Calls[Name]> extends void ? unknown : { reply: object })
}
