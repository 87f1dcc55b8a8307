import type { z } from 'zod'
import { endpoints, type CallName, type Endpoint } from '../api.ts'
import { accountCalls, tokenCalls } from './accounts.ts'
import { adminCalls, reportCalls } from './admin.ts'
import type { Call } from './call.ts'
import { cardCalls, joinCodeCalls, recentPlayCalls, versionCalls } from './cards.ts'
import { categoryCalls } from './categories.ts'
import { coHostCalls } from './co-hosts.ts'
import { embeddingCalls } from './embedding.ts'
import { serverCalls } from './server.ts'
import { deletedCardCalls, deletedCategoryCalls } from './trash.ts'

/** The groups of the API's calls, in the order in which they are shown. */
export const CALL_GROUPS = {
  Cards: { ...cardCalls, ...deletedCardCalls },
  'Earlier versions': versionCalls,
  'Join codes': joinCodeCalls,
  'Co-hosts': coHostCalls,
  Embedding: embeddingCalls,
  Categories: { ...categoryCalls, ...deletedCategoryCalls },
  'Recent plays': recentPlayCalls,
  'Access tokens': tokenCalls,
  Accounts: accountCalls,
  Reports: reportCalls,
  Server: serverCalls,
}

/** Every call of `endpoints`. The compiler reports a missing one. */
export const calls = {
  ...cardCalls,
  ...versionCalls,
  ...deletedCardCalls,
  ...deletedCategoryCalls,
  ...joinCodeCalls,
  ...coHostCalls,
  ...embeddingCalls,
  ...categoryCalls,
  ...recentPlayCalls,
  ...tokenCalls,
  ...accountCalls,
  ...reportCalls,
  ...adminCalls,
  ...serverCalls,
} satisfies Record<CallName, Call>

/** All calls, including those of /admin. */
export const ALL_CALL_NAMES = Object.keys(endpoints) as CallName[]
/** The calls in the public API description. */
export const CALL_NAMES = ALL_CALL_NAMES.filter((name) => !(calls[name] as Call).isInternal)

/** Returns the complete description of a call, with defaults filled in. */
export function callOf(name: CallName) {
  const endpoint: Endpoint = endpoints[name]
  const { auth = 'session', limits = [], example = {}, ...rest }: Call = calls[name]
  const writes = auth === 'session' && endpoint.method !== 'GET' ? (['writes'] as const) : []
  return { ...endpoint, ...rest, auth, limits: [...writes, ...limits], example }
}
export type FullCall = ReturnType<typeof callOf>

type Part = 'params' | 'query' | 'body' | 'reply'
type SchemaOf<N extends CallName, P extends Part> =
  (typeof calls)[N] extends Record<P, infer S> ? S : undefined

/** The type of a caller's input for a part of a call; undefined if the call does not have that part. */
export type InputOf<N extends CallName, P extends Part> =
  SchemaOf<N, P> extends z.ZodType ? z.input<SchemaOf<N, P>> : undefined

/** The type of the parsed input that the server gets. */
export type ParsedOf<N extends CallName, P extends Part> =
  SchemaOf<N, P> extends z.ZodType ? z.output<SchemaOf<N, P>> : undefined

/** The type of the response's body. */
export type ReplyOf<N extends CallName> =
  SchemaOf<N, 'reply'> extends z.ZodType ? z.output<SchemaOf<N, 'reply'>> : void
