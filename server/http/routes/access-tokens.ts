import { Router, type Request } from 'express'
import { z } from 'zod'
import { endpoints } from '#shared/api.ts'
import { createTokenBody, tokenIdSchema } from '#shared/schemas/access-token.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import type { Logger } from '../../log.ts'
import type { AccessTokens } from '../../services/access-tokens.ts'
import { signedIn, writing } from '../guards.ts'
import type { RateLimits } from '../rate-limits.ts'
import { route } from '../route.ts'

const tokenPath = z.object({ id: tokenIdSchema })

export interface AccessTokenRoutesDeps {
  tokens: AccessTokens
  limits: RateLimits
  log: Logger
}

const ownerOf = (user: SelfUser, req: Request) => ({
  userId: user.id,
  sessionEpoch: req.session.sessionEpoch ?? 0,
})

/** The calls of a user's access tokens, from a session only: a token can neither make nor list others. */
export function accessTokenRoutes({ tokens, limits, log }: AccessTokenRoutesDeps): Router {
  const router = Router()
  const guards = [signedIn, writing(limits)] as const

  route(router, endpoints.listTokens, { guards: [signedIn] }, ({ user, req }) =>
    tokens.list(ownerOf(user, req)),
  )

  route(router, endpoints.createToken, { body: createTokenBody, guards }, async ({ user, body, req }) => {
    const created = await tokens.create(ownerOf(user, req), body)
    log.info({ event: 'authn_token_created', userId: user.id, tokenId: created.id, scope: created.scope })
    return created
  })

  route(router, endpoints.deleteToken, { params: tokenPath, guards }, async ({ user, params: { id } }) => {
    await tokens.remove(user.id, id)
    log.info({ event: 'authn_token_delete', userId: user.id, tokenId: id })
  })

  return router
}
