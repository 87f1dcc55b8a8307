import type { Request } from 'express'
import { registerBody } from '#shared/schemas/user.ts'
import { AppError } from '../../app-error.ts'
import type { Logger } from '../../log.ts'
import type { Accounts } from '../../services/accounts.ts'
import type { EmailVerification } from '../../services/email-verification.ts'
import type { Authenticated } from '../../services/session-epoch.ts'
import type { UserSessions } from '../../services/user-sessions.ts'
import type { AppPassport } from '../passport.ts'
import type { RateLimits } from '../rate-limits.ts'
import type { Route } from '../route.ts'
import type { SessionCookie } from '../session.ts'
import { addressOf, endSession, startSession } from '../sign-in.ts'

export interface AccountRoutesDeps {
  accounts: Accounts
  verification: EmailVerification
  limits: RateLimits
  log: Logger
  passwordMinLength: number
  passport: AppPassport
  userSessions: UserSessions
  cookie: SessionCookie
}

export function accountRoutes(
  route: Route,
  {
    accounts,
    verification,
    limits,
    log,
    passwordMinLength,
    passport,
    userSessions,
    cookie,
  }: AccountRoutesDeps,
): void {
  /** The user of the parsed `req.body`; null whichever of email and password is wrong. */
  function authenticate(req: Request): Promise<Authenticated | null> {
    return new Promise((resolve, reject) => {
      const decide = (error: Error | null, authenticated: Authenticated | false) =>
        error ? reject(error) : resolve(authenticated || null)
      const check = passport.authenticate('local', { session: false }, decide) as (
        req: Request,
        res: unknown,
        next: (error: unknown) => void,
      ) => void
      check(req, req.res, reject)
    })
  }

  route('getUser', ({ user }) => user)

  route(
    'register',
    async ({ body, req }) => {
      await limits.registration(addressOf(req))
      const registered = await accounts.register(body)
      const { user } = registered
      await startSession(req, registered)
      await verification.request(user)
      log.info({ event: 'user_created', userId: user.id })
      return user
    },
    { body: registerBody(passwordMinLength) },
  )

  route('login', async ({ body, req }) => {
    const address = addressOf(req)
    await limits.login(address, body.email)
    req.body = body
    const authenticated = await authenticate(req)
    if (!authenticated) throw new AppError('invalid-credential', 'Incorrect email or password.')
    await limits.loggedIn(address, body.email)
    await startSession(req, authenticated)
    const { user } = authenticated
    await userSessions.removeOldest(user.id)
    log.info({ event: 'authn_login_success', userId: user.id })
    return user
  })

  route('logout', async ({ req, res, user }) => {
    if (!user) return
    await endSession(req)
    res.clearCookie(cookie.name, cookie.options)
    log.info({ event: 'session_ended', userId: user.id })
  })

  route('updateProfile', async ({ user, body }) => {
    const updated = await accounts.updateProfile(user.id, body)
    log.info({ event: 'user_updated', userId: user.id })
    return updated
  })
}
