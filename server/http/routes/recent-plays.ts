import { Router } from 'express'
import { endpoints } from '#shared/api.ts'
import { playedBody } from '#shared/schemas/history.ts'
import type { RecentPlays } from '../../services/recent-plays.ts'
import { signedIn, writing } from '../guards.ts'
import type { RateLimits } from '../rate-limits.ts'
import { route } from '../route.ts'

/** The calls of recent plays. */
export function recentPlayRoutes({
  recentPlays,
  limits,
}: {
  recentPlays: RecentPlays
  limits: RateLimits
}): Router {
  const router = Router()

  route(
    router,
    endpoints.recordPlay,
    { body: playedBody, guards: [signedIn, writing(limits)] },
    ({ user, body }) => recentPlays.record({ userId: user.id, cardId: body.cardId }),
  )

  route(router, endpoints.listHistory, { guards: [signedIn] }, ({ user }) => recentPlays.list(user.id))

  return router
}
