import type { Request } from 'express'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../../app-error.ts'
import type { RouteDeps } from '../api-deps.ts'
import { languageOf } from '../language.ts'
import type { Route } from './route.ts'
import { sendStreamed } from '../send-json.ts'
import { addressOf, continueSession, endSession, signedInRecently, startSession } from '../login/sign-in.ts'

/** The calls of passwords, emailed links, other sessions, and the account's download and deletion. */
export function accountSecurityRoutes(route: Route, deps: RouteDeps): void {
  const { accounts, deletion, accountExport, reset, userSessions, verification } = deps
  const { limits, log, cookie } = deps

  route('forgotPassword', ({ body, req }) => {
    // Not awaited: the response time must not reveal whether the account exists.
    reset
      .request({ email: body.email, language: languageOf(req) }, (userId) =>
        limits.mayMail('reset-password', userId),
      )
      .catch((error: unknown) => log.error({ event: 'mail_failed', kind: (error as Error).name }))
  })

  route('resetPassword', async ({ body }) => {
    const userId = await reset.reset(body)
    log.info({ event: 'authn_password_change', userId })
  })

  route('verifyEmail', ({ body }) => verification.verify(body))

  route('resendVerification', async ({ user, req }) => {
    if (user.emailVerified) return
    if (!(await limits.mayMail('verify-email', user.id)))
      throw new AppError(
        'too-many-requests',
        "We've already sent three emails this hour. Please check your inbox and spam folder.",
        { retryAfterSeconds: 3600 },
      )
    await verification.request({ ...user, language: languageOf(req) })
  })

  route('changePassword', async ({ user, body, req }) => {
    // Guesses in an open browser count like those on the login page.
    const authenticated = await limits.password(addressOf(req), user.email, () =>
      accounts.changePassword(user.id, body.currentPassword, body.newPassword),
    )
    // With a new id: a stolen copy of this very cookie may be the reason for the change.
    await startSession(req, authenticated)
    await userSessions.remove(user.id, req.sessionID)
    log.info({ event: 'authn_password_change', userId: user.id })
  })

  route('logOutOthers', async ({ user, req }) => {
    await continueSession(req, await accounts.raiseSessionEpoch(user.id))
    await userSessions.remove(user.id, req.sessionID)
    log.info({ event: 'session_ended', userId: user.id })
  })

  route('exportAccount', async ({ user, res }) => {
    const { parts, end } = await accountExport.begin(user.id)
    const day = new Date().toISOString().slice(0, 10)
    res.set('Content-Disposition', `attachment; filename="bingoboard-data-${day}.json"`)
    log.info({ event: 'user_exported', userId: user.id })
    return sendStreamed(res, parts).finally(end)
  })

  route('deleteAccount', async ({ user, body, req, res }) => {
    const proof = { password: body.password, signedInRecently: signedInRecently(req) }
    await limits.password(addressOf(req), user.email, () => deletion.deleteAccount(user.id, proof))
    await endSession(req)
    res.clearCookie(cookie.name, cookie.options)
    log.info({ event: 'user_deleted', userId: user.id })
  })
}

const ownerOf = (user: SelfUser, req: Request) => ({
  userId: user.id,
  sessionEpoch: req.session.sessionEpoch ?? 0,
})

/** The calls of a user's access tokens, from a session only: a token can neither make nor list others. */
export function accessTokenRoutes(route: Route, { tokens, log }: RouteDeps): void {
  route('listTokens', ({ user, req }) => tokens.list(ownerOf(user, req)))

  route('createToken', async ({ user, body, req }) => {
    const created = await tokens.create(ownerOf(user, req), body)
    log.info({ event: 'authn_token_created', userId: user.id, tokenId: created.id, scope: created.scope })
    return created
  })

  route('deleteToken', async ({ user, params: { id } }) => {
    await tokens.remove(user.id, id)
    log.info({ event: 'authn_token_delete', userId: user.id, tokenId: id })
  })
}
