import { Router } from 'express'
import { endpoints } from '#shared/api.ts'
import { playedBody } from '#shared/schemas/history.ts'
import type { History } from '../../services/history.ts'
import { signedIn, writing } from '../guards.ts'
import type { RateLimits } from '../rate-limits.ts'
import { route } from '../route.ts'

/** The calls of what a user has played: parse, ask the service, answer. */
export function historyRoutes({ history, limits }: { history: History; limits: RateLimits }): Router {
  const router = Router()

  route(
    router,
    endpoints.recordPlay,
    { body: playedBody, guards: [signedIn, writing(limits)] },
    ({ user, body }) => history.played({ userId: user.id, cardId: body.cardId }),
  )

  route(router, endpoints.listHistory, { guards: [signedIn] }, ({ user }) => history.list(user.id))

  return router
}
