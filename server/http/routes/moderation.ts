import type { Request, Router } from 'express'
import { ADMIN_MINUTES } from '#shared/product.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError, refusedField } from '../../app-error.ts'
import type { RouteDeps } from '../api-deps.ts'
import { languageOf } from '../language.ts'
import type { Route } from './route.ts'
import { addressOf, isWithin, signedInRecently, startSession } from '../login/sign-in.ts'

/** The call that anyone reports a card or a category with. */
export function reportRoutes(route: Route, { limits, log, reports }: RouteDeps): void {
  route('createReport', async ({ body, req }) => {
    const address = addressOf(req)
    await limits.report(address)
    await reports.create(body, address, languageOf(req))
    log.info({
      event: 'report_created',
      reason: body.reason,
      cardId: body.cardId,
      categoryId: body.categoryId,
    })
  })
}

declare module 'express-session' {
  interface SessionData {
    /** When an admin confirmed their password, in milliseconds since the epoch. */
    adminSince?: number
  }
}

const CONFIRMED_MS = ADMIN_MINUTES * 60 * 1000

/** The calls of /admin. Added where ADMIN_EMAILS is set; to everyone else they answer as unknown calls do. */
export function adminRoutes(router: Router, route: Route, deps: RouteDeps): void {
  const { accounts, adminEmails, limits, moderation, log } = deps

  /** @throws AppError `not-found` for everyone who is no admin now, whatever their session began as */
  function adminOf(req: Request): SelfUser {
    const { user, accessToken } = req
    if (user && !accessToken && user.emailVerified && adminEmails.includes(user.email)) return user
    throw new AppError('not-found', "There's no such call.")
  }

  /** @throws AppError `requires-recent-login` where it has to be confirmed who sits there */
  function confirmed(req: Request): { id: string; name: string } {
    const user = adminOf(req)
    // An account without a password has none to be asked for.
    const isRecent =
      user.authProvider === 'local' ? isWithin(CONFIRMED_MS, req.session.adminSince) : signedInRecently(req)
    if (!isRecent) throw new AppError('requires-recent-login', 'Please confirm that it is you.')
    return { id: user.id, name: user.username }
  }

  // First: what a call takes is no one else's business either.
  router.use('/api/admin', (req, _res, next) => {
    adminOf(req)
    next()
  })

  route('confirmAdmin', async ({ body, req }) => {
    const { id, email } = adminOf(req)
    // Counted like those on the log-in page.
    const authenticated = await limits.password(addressOf(req), email, async () => {
      const found = await accounts.authenticate(email, body.password)
      if (found?.user.id !== id) throw refusedField('password', "That's not your password.", 'wrong-password')
      return found
    })
    // With a new id: a stolen copy of this very cookie must not become an admin's.
    await startSession(req, authenticated)
    req.session.adminSince = Date.now()
    log.info({ event: 'authn_admin_confirmed', userId: id })
  })

  route('listReports', ({ req }) => {
    confirmed(req)
    return moderation.listReports()
  })

  route('findForAdmin', ({ req, body }) => {
    confirmed(req)
    return moderation.find(body.target)
  })

  route('actAsAdmin', async ({ req, body }) => ({ done: await moderation.act(confirmed(req), body) }))
}
