import type { RouteDeps } from '../api-deps.ts'
import type { Route } from '../route.ts'
import { addressOf } from '../sign-in.ts'

/** The call that anyone reports a card or a category with. */
export function reportRoutes(route: Route, { limits, log, reports }: RouteDeps): void {
  route('createReport', async ({ body, req }) => {
    const address = addressOf(req)
    await limits.report(address)
    await reports.create(body, address)
    log.info({
      event: 'report_created',
      reason: body.reason,
      cardId: body.cardId,
      categoryId: body.categoryId,
    })
  })
}
