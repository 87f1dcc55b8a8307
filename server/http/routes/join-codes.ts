import { AppError } from '../../app-error.ts'
import type { RouteDeps } from '../api-deps.ts'
import type { Route } from '../route.ts'

/** The calls of join codes. */
export function joinCodeRoutes(route: Route, { joinCodes, openJoinCode }: RouteDeps): void {
  route('renewJoinCode', ({ user, params, body }) =>
    joinCodes.renew({ userId: user.id, cardId: params.cardId, shuffle: body.shuffle }),
  )

  route('openJoinCode', async ({ params, req }) => {
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
  })
}
