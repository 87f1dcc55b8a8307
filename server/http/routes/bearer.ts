import type { Request, RequestHandler, Response } from 'express'
import type { TokenScope } from '#shared/account-choices.ts'
import { AppError } from '../../app-error.ts'
import type { AccessTokens } from '../../services/accounts/access-tokens.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

declare global {
  // Express is typed only by extending this namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface Request {
      /** The access token that the call was made with. `user` is its user; the call has no session. */
      accessToken?: { id: string; scope: TokenScope }
    }
  }
}

const BEARER = /^Bearer(?: +(.*))?$/i

/** Returns the value of `Authorization: Bearer`; undefined for a call without a token or with another scheme. */
function bearerOf({ headers: { authorization } }: Request): string | undefined {
  const match = authorization === undefined ? null : BEARER.exec(authorization)
  return match ? (match[1] ?? '') : undefined
}

/** Skips a handler for calls with a token, which have no cookies to read and no origin to check. */
export function unlessToken(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (bearerOf(req) === undefined ? handler(req, res, next) : next())
}

/** Signs a call in by its token, and counts it. A refusal has the challenge of RFC 6750. */
export function tokenUser(tokens: Pick<AccessTokens, 'identify'>, limits: RateLimits): RequestHandler {
  return async (req, res, next) => {
    const token = bearerOf(req)
    if (token === undefined) return next()
    const caller = await tokens.identify(token)
    if (!caller) {
      res.set('WWW-Authenticate', 'Bearer error="invalid_token"')
      throw new AppError(
        'invalid-token',
        'This access token is wrong, expired or deleted. Create a new one in Profile Settings.',
      )
    }
    const { user, tokenId, scope } = caller
    await limits.tokenCall(tokenId)
    req.user = user
    req.accessToken = { id: tokenId, scope }
    next()
  }
}

/** Refuses a token with too narrow a scope. @throws AppError `insufficient-scope`, `forbidden` */
export function requireScope({ accessToken }: Request, needed: TokenScope | undefined, res: Response): void {
  if (accessToken === undefined) return
  if (needed === undefined)
    throw new AppError('forbidden', "Access tokens can't make this call. It needs a log-in.")
  if (accessToken.scope === needed || accessToken.scope === 'cards:write') return
  res.set('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${needed}"`)
  throw new AppError('insufficient-scope', `This call needs a token with the scope ${needed}.`, {
    data: { scope: needed },
  })
}
