import type { Request, Router } from 'express'
import { ADMIN_CONFIRMATION_MINUTES } from '#shared/product.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError, refusedField } from '../../app-error.ts'
import type { RouteDeps } from '../api-deps.ts'
import { languageOf } from '../language.ts'
import type { Route } from './route.ts'
import { addressOf, isWithin, signedInRecently, startSession } from '../login/sign-in.ts'

/** The call with which anyone reports a card or a category. */
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

const CONFIRMED_MS = ADMIN_CONFIRMATION_MINUTES * 60 * 1000

/** The calls of /admin, added if ADMIN_EMAILS is set. To everyone but admins they respond like unknown calls. */
export function adminRoutes(router: Router, route: Route, deps: RouteDeps): void {
  const { accounts, adminEmails, limits, moderation, log } = deps

  /** @throws AppError `not-found` for everyone who is no admin now, even if they were one when their session began */
  function adminOf(req: Request): SelfUser {
    const { user, accessToken } = req
    if (user && !accessToken && user.emailVerified && adminEmails.includes(user.email)) return user
    throw new AppError('not-found', "There's no such call.")
  }

  /** @throws AppError `requires-recent-login` when the admin has to confirm who they are */
  function confirmed(req: Request): { id: string; name: string } {
    const user = adminOf(req)
    // An account without a password can't be asked for one.
    const isRecent =
      user.authProvider === 'local' ? isWithin(CONFIRMED_MS, req.session.adminSince) : signedInRecently(req)
    if (!isRecent) throw new AppError('requires-recent-login', 'Please confirm that it is you.')
    return { id: user.id, name: user.username }
  }

  // This comes first, because which input a call takes is no one else's business either.
  router.use('/api/admin', (req, _res, next) => {
    adminOf(req)
    next()
  })

  route('confirmAdmin', async ({ body, req }) => {
    const { id, email } = adminOf(req)
    // Counted like attempts on the login page.
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
