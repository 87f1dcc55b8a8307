import { z } from 'zod'
import type { CallName } from '#shared/api.ts'
import type { Refusal } from '#shared/contract/call.ts'
import { callOf } from '#shared/contract/calls.ts'
import { ERROR_CODES, STATUS_OF, type ErrorCode } from '#shared/errors.ts'
import { TOKEN_SCOPES } from '#shared/account-choices.ts'

/** One status of a call: a reason for each code, and the fields of the body except `message`, `code` and `fields`. */
export interface Refused {
  status: number
  reasons: readonly (readonly [ErrorCode, string])[]
  carries: Record<string, z.ZodType>
}

type Refusals = Partial<Record<ErrorCode, string | Refusal>>

/** Refusals of every call with a body. */
const BODY_REFUSALS = {
  'too-large': 'The request is longer than 32 kB.',
  'unsupported-media-type': "The body isn't JSON in UTF-8.",
} as const satisfies Refusals

const WITH_ANY = {
  'too-many-requests': 'A limit is met. `Retry-After` says in how many seconds to come back.',
  internal: 'A defect on our side.',
  unavailable:
    'The database is away, or the server very busy. `Retry-After` says in how many seconds to come back.',
} as const satisfies Refusals

/** Refusals of every call. */
export const ALWAYS = { ...BODY_REFUSALS, ...WITH_ANY }
export const alwaysOf = (name: CallName) => (callOf(name).body ? ALWAYS : WITH_ANY)

/** Calls that are answered before the caller is identified. */
const PUBLIC: readonly CallName[] = ['getConfig', 'getOpenApi', 'getOEmbed']

/** Returns the refusals that depend on who makes a call. */
function refusalsOfCaller(name: CallName): Refusals {
  const { method, scope, auth, sameOriginOnly } = callOf(name)
  const changes = sameOriginOnly ?? method !== 'GET'
  return {
    ...(auth === 'session' && { 'not-signed-in': 'There is neither a session nor a token.' }),
    ...(changes && { 'another-account': 'The session is of another account than the one in `X-User`.' }),
    'invalid-token': 'The access token is wrong, has expired or was deleted.',
    ...(changes && {
      'foreign-origin': "A browser makes the call for another site's page.",
    }),
    ...(scope === undefined && { forbidden: 'The call is made with an access token.' }),
    ...(scope === 'cards:write' && {
      'insufficient-scope': {
        when: 'The token lacks the scope `cards:write`.',
        carries: { scope: z.enum(TOKEN_SCOPES).optional() },
      },
    }),
  }
}

/** Returns the refusals of a call without `ALWAYS`: its own, and those implied by its method, caller and input. */
function refusalsOf(name: CallName): Refusals {
  const { method, params, query, refusals } = callOf(name)
  return {
    ...((params ?? query ?? method !== 'GET') && {
      invalid: 'The request is malformed, or a field is wrong: `fields` says which.',
    }),
    ...(!PUBLIC.includes(name) && refusalsOfCaller(name)),
    ...refusals,
  }
}

/** Returns the refusals of a call by status, without `ALWAYS`. */
export function refusedOf(name: CallName): Refused[] {
  const byStatus = new Map<number, { reasons: [ErrorCode, string][]; carries: Record<string, z.ZodType> }>()
  const refusals = refusalsOf(name)
  for (const code of ERROR_CODES) {
    const refusal = refusals[code]
    if (refusal === undefined) continue
    const { when, carries = {} } = typeof refusal === 'string' ? { when: refusal } : refusal
    const known = byStatus.get(STATUS_OF[code]) ?? { reasons: [], carries: {} }
    known.reasons.push([code, when])
    Object.assign(known.carries, carries)
    byStatus.set(STATUS_OF[code], known)
  }
  return [...byStatus].map(([status, rest]) => ({ status, ...rest })).sort((a, b) => a.status - b.status)
}
