import type { Request, Response, Router } from 'express'
import type { z } from 'zod'
import type { CallName } from '#shared/api.ts'
import { callOf, type calls, type FullCall, type ParsedOf, type ReplyOf } from '#shared/contract/calls.ts'
import type { LimitName } from '#shared/contract/rates.ts'
import { safeParse } from '#shared/schemas/safe-parse.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../../app-error.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { requireScope } from './bearer.ts'
import { cardEtag, matchesEtag } from './etag.ts'
import { isOurOrigin } from '../origin.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { sendJson } from '../send-json.ts'

/** What a handler gets: parsed input, the user if there is one, and the raw request for headers and the session. */
interface Call<N extends CallName> {
  params: ParsedOf<N, 'params'>
  query: ParsedOf<N, 'query'>
  body: ParsedOf<N, 'body'>
  user: (typeof calls)[N] extends { auth: 'none' | 'optional' } ? SelfUser | undefined : SelfUser
  req: Request
  res: Response
}

/** The reply, or the response if the handler has ended it. */
type Sent<N extends CallName> = ReplyOf<N> | Response
type Handler<N extends CallName> = (call: Call<N>) => Promise<Sent<N>> | Sent<N>

/** Field errors per response: 500 bad items would make it 30 kB. */
const MAX_FIELDS = 20

/** Creates the error `invalid` with the first message of each wrong field; the first of all is the error's message. */
function invalid(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    // An issue without a path is about the whole body.
    if (path.length > 0) fields[path.join('.')] ??= message
    if (Object.keys(fields).length === MAX_FIELDS) break
  }
  const details = Object.keys(fields).length > 0 ? { fields } : {}
  return new AppError('invalid', error.issues[0]?.message ?? "The request isn't valid.", details)
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = safeParse(schema, value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

const ANOTHER_ACCOUNT =
  'Someone else has logged in here, so nothing was changed. Check whose account this is, then try again.'

/** Runs before a call is parsed. Refuses by throwing an AppError. */
type Guard = (req: Request) => void | Promise<void>

/** Returns the checks of a call in their order. */
function guardsOf({ method, auth, sameOriginOnly, limits: names }: FullCall, limits: RateLimits): Guard[] {
  /** The limits that count every attempt of a user, even malformed ones. Handlers count the others. */
  const counting: Partial<Record<LimitName, Guard>> = {
    // A token has its own limit, so that a bot can't use up its user's.
    writes: async ({ accessToken, user }) => {
      if (accessToken) await limits.tokenWrite(accessToken.id)
      else if (user) await limits.write(user.id)
    },
    deletions: async ({ user }) => user && limits.deletion(user.id),
    downloads: async ({ user }) => user && limits.export(user.id),
  }
  return [
    // The page has missed that someone else has logged in, in another window of this browser.
    ({ headers, user, accessToken }) => {
      const isOther = (headers['x-user'] ?? user?.id) !== user?.id
      if (isOther && user && !accessToken && (sameOriginOnly ?? method !== 'GET'))
        throw new AppError('another-account', ANOTHER_ACCOUNT)
    },
    ({ user }) => {
      if (auth === 'session' && !user) throw new AppError('not-signed-in', 'Please log in.')
    },
    // For a GET with consequences: another site's page could save a file with its user's cookie, and use up the limit.
    ({ headers }) => {
      if (sameOriginOnly && !isOurOrigin(headers, undefined))
        throw new AppError('foreign-origin', 'This call comes from another site.')
    },
    ...names.flatMap((name) => counting[name] ?? []),
  ]
}

/** Sets the response's ETag. @returns whether the caller already has this card: then a 304 has been sent */
function isNotModified(card: CardReply, req: Request, res: Response): boolean {
  const etag = cardEtag(card)
  res.setHeader('ETag', etag)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  if (!isRead || !matchesEtag(req.get('If-None-Match'), etag)) return false
  res.status(304).end()
  return true
}

export type Route = ReturnType<typeof routeOn>

/**
 * @param bodies schemas that replace the contract's, where a setting of the server is part of them
 * @returns a function that adds a call of `shared/contract` to the router. It checks who makes the call, counts it,
 *   parses its input and sends what the handler returns. `errorHandler` turns everything thrown into a response.
 */
export function routeOn(
  router: Router,
  limits: RateLimits,
  bodies: { [N in CallName]?: z.ZodType<ParsedOf<N, 'body'>> } = {},
) {
  /** @param handler gets `res` with the call's status, and may set another */
  return function route<N extends CallName>(name: N, handler: Handler<N>): void {
    const call = callOf(name)
    const { status: success, params, query } = call
    const body = bodies[name] ?? call.body
    const guards = guardsOf(call, limits)
    const method = call.method.toLowerCase() as Lowercase<typeof call.method>
    router[method](call.path, async (req, res) => {
      requireScope(req, call.scope, res)
      for (const guard of guards) await guard(req)
      // No one reads the response. Writes go on: their client may have lost its network after sending them.
      if (req.method === 'GET' && req.socket.destroyed) return
      res.status(success)
      const reply: unknown = await handler({
        params: parse(params, req.params),
        query: parse(query, req.query),
        body: parse(body, req.body),
        user: req.user,
        req,
        res,
      } as Call<N>)
      if (reply === undefined) res.end()
      else if (reply !== res && !(call.hasEtag && isNotModified(reply as CardReply, req, res)))
        sendJson(res, reply)
    })
  }
}
