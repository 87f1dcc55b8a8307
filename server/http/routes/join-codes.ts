import { Router } from 'express'
import { z } from 'zod'
import { endpoints } from '#shared/api.ts'
import { cardIdSchema } from '#shared/schemas/card.ts'
import { joinCodeBody, joinCodeSchema } from '#shared/schemas/join-code.ts'
import { AppError } from '../../app-error.ts'
import type { JoinCodes } from '../../services/join-codes.ts'
import { signedIn, writing } from '../guards.ts'
import type { OpenJoinCode } from '../open-join-code.ts'
import type { RateLimits } from '../rate-limits.ts'
import { route } from '../route.ts'

export interface JoinCodeRoutesDeps {
  joinCodes: JoinCodes
  openJoinCode: OpenJoinCode
  limits: RateLimits
}

/** The calls of join codes. */
export function joinCodeRoutes({ joinCodes, openJoinCode, limits }: JoinCodeRoutesDeps): Router {
  const router = Router()

  route(
    router,
    endpoints.renewJoinCode,
    {
      params: z.object({ cardId: cardIdSchema }),
      body: joinCodeBody,
      guards: [signedIn, writing(limits)],
    },
    ({ user, params, body }) =>
      joinCodes.renew({ userId: user.id, cardId: params.cardId, shuffle: body.shuffle }),
  )

  route(
    router,
    endpoints.openJoinCode,
    { params: z.object({ code: joinCodeSchema }) },
    async ({ params, req }) => {
      const found = await openJoinCode(req, params.code)
      if (found === 'ended')
        throw new AppError('not-found', 'This code has ended. Ask the host for a new one.', {
          data: { ended: true },
        })
      if (found === 'wrong')
        throw new AppError(
          'not-found',
          "That code doesn't lead to a card. Check the digits, or ask the host for a new one.",
        )
      return found
    },
  )

  return router
}
