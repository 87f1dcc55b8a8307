import { AppError } from '../../app-error.ts'
import type { RouteDeps } from '../api-deps.ts'
import type { Authenticated } from '../../services/accounts/session-epoch.ts'
import { keepLanguage, languageOf } from '../language.ts'
import { authenticate } from '../login/passport.ts'
import type { Route } from './route.ts'
import { addressOf, endSession, startSession } from '../login/sign-in.ts'

/** The calls of signing up, in and out, and of the profile. */
export function accountRoutes(route: Route, deps: RouteDeps): void {
  const { accounts, registration, verification, limits, log, passport, cookie } = deps

  route('getUser', ({ user }) => user)

  route('register', async ({ body, req }) => {
    await limits.registration(addressOf(req))
    const registered = await accounts.register(body, languageOf(req))
    const { user } = registered
    await startSession(req, registered)
    // A user who came by an emailed invitation has confirmed the address.
    if (!user.emailVerified) await verification.request({ ...user, language: languageOf(req) })
    log.info({ event: 'user_created', userId: user.id })
    return user
  })

  route('requestInvitation', async ({ body, req }) => {
    await limits.registration(addressOf(req))
    if (registration.invitesByEmail(body.email) && (await limits.mayMail('invitation', body.email)))
      await registration.emailInvitation({ email: body.email, language: languageOf(req) })
  })

  route('login', async ({ body, req }) => {
    req.body = body
    const authenticated = await limits.password(addressOf(req), body.email, async () => {
      const found = await authenticate<Authenticated>(passport, 'local', req)
      if (!found) throw new AppError('invalid-credential', 'Incorrect email or password.')
      return found
    })
    await startSession(req, authenticated)
    const { user } = authenticated
    await deps.userSessions.removeOldest(user.id)
    log.info({ event: 'authn_login_success', userId: user.id })
    return user
  })

  route('logout', async ({ req, res, user }) => {
    if (!user) return
    await endSession(req)
    res.clearCookie(cookie.name, cookie.options)
    log.info({ event: 'session_ended', userId: user.id })
  })

  route('chooseLanguage', async ({ user, body: { language }, res }) => {
    keepLanguage(res, language, cookie.options.secure === true)
    if (user) await accounts.setLanguage(user.id, language)
  })

  route('updateProfile', async ({ user, body }) => {
    const updated = await accounts.updateProfile(user.id, body)
    log.info({ event: 'user_updated', userId: user.id })
    return updated
  })
}
