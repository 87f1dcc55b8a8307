import type { Request } from 'express'
import type { SelfUser } from '#shared/schemas/user.ts'
import type { RouteDeps } from '../api-deps.ts'
import type { Route } from '../route.ts'

const ownerOf = (user: SelfUser, req: Request) => ({
  userId: user.id,
  sessionEpoch: req.session.sessionEpoch ?? 0,
})

/** The calls of a user's access tokens, from a session only: a token can neither make nor list others. */
export function accessTokenRoutes(route: Route, { tokens, log }: RouteDeps): void {
  route('listTokens', ({ user, req }) => tokens.list(ownerOf(user, req)))

  route('createToken', async ({ user, body, req }) => {
    const created = await tokens.create(ownerOf(user, req), body)
    log.info({ event: 'authn_token_created', userId: user.id, tokenId: created.id, scope: created.scope })
    return created
  })

  route('deleteToken', async ({ user, params: { id } }) => {
    await tokens.remove(user.id, id)
    log.info({ event: 'authn_token_delete', userId: user.id, tokenId: id })
  })
}
