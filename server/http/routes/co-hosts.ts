import { Router } from 'express'
import { z } from 'zod'
import { endpoints } from '#shared/api.ts'
import { cardIdSchema, myCardsQuery } from '#shared/schemas/card.ts'
import { userIdSchema } from '#shared/schemas/category.ts'
import { acceptInvitationBody, addCoHostBody } from '#shared/schemas/co-host.ts'
import type { Cards } from '../../services/cards.ts'
import { cardEtag } from '../etag.ts'
import { signedIn, writing } from '../guards.ts'
import type { RateLimits } from '../rate-limits.ts'
import { Answer, route } from '../route.ts'

const params = z.object({ cardId: cardIdSchema })
const personPath = z.object({ cardId: cardIdSchema, userId: userIdSchema })

/** The calls of co-hosts. */
export function coHostRoutes({
  cards: { coHosts },
  limits,
}: {
  cards: Pick<Cards, 'coHosts'>
  limits: RateLimits
}): Router {
  const router = Router()
  const guards = [signedIn, writing(limits)] as const

  route(router, endpoints.listSharedCards, { query: myCardsQuery, guards: [signedIn] }, ({ user, query }) =>
    coHosts.listShared({ userId: user.id, ...query }),
  )

  route(router, endpoints.listCoHosts, { params, guards: [signedIn] }, ({ user, params: { cardId } }) =>
    coHosts.list({ userId: user.id, cardId }),
  )

  route(
    router,
    endpoints.addCoHost,
    { params, body: addCoHostBody, guards },
    async ({ user, params: { cardId }, body: { username } }) => {
      await limits.grant(user.id)
      const { coHost, isNew } = await coHosts.add({ userId: user.id, cardId, username })
      return isNew ? coHost : new Answer(200, coHost)
    },
  )

  route(
    router,
    endpoints.removeCoHost,
    { params: personPath, guards },
    ({ user, params: { cardId, userId } }) => coHosts.remove({ userId: user.id, cardId, personId: userId }),
  )

  route(router, endpoints.createInvitation, { params, guards }, ({ user, params: { cardId } }) =>
    coHosts.invite({ userId: user.id, cardId }),
  )

  route(router, endpoints.endInvitation, { params, guards }, ({ user, params: { cardId } }) =>
    coHosts.endInvitation({ userId: user.id, cardId }),
  )

  route(
    router,
    endpoints.acceptInvitation,
    { params, body: acceptInvitationBody, guards },
    async ({ user, params: { cardId }, body: { token }, res }) => {
      const card = await coHosts.accept({ userId: user.id, cardId, token })
      res.set('ETag', cardEtag(card))
      return card
    },
  )

  return router
}
