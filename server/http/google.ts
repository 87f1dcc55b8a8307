import { Router, type Request, type Response } from 'express'
import { Strategy, type Profile } from 'passport-google-oauth20'
import { SCREENS } from '#shared/screens.ts'
import { AppError } from '../app-error.ts'
import type { GoogleConfig } from '../config.ts'
import type { GoogleProfile } from '../services/google-accounts.ts'
import type { Authenticated } from '../services/session-epoch.ts'
import type { RouteDeps } from './api-deps.ts'
import { authenticate, type PassportHandler } from './passport.ts'
import { addressOf, startSession } from './sign-in.ts'

export const GOOGLE_PATH = '/api/auth/google'
export const GOOGLE_CALLBACK_PATH = `${GOOGLE_PATH}/callback`

/** How long the session with state and verifier lives. After that the user presses the button again. */
const ROUND_TRIP_MS = 10 * 60 * 1000
/** Limit for Google's answers. The library has none. */
const ANSWER_WITHIN_MS = 10_000

type Outcome = 'success' | 'failed' | 'email-already-in-use'

function profileOf({ id, displayName, emails, _json }: Profile): GoogleProfile {
  return {
    id,
    displayName,
    email: emails?.[0]?.value,
    // Some providers write the claim as text.
    emailVerified: String(_json.email_verified) === 'true',
  }
}

function lead(res: Response, outcome: Outcome): void {
  res.redirect(`${SCREENS.auth}?google=${outcome}`)
}

/** Sign-in with Google, with state and PKCE. The callback redirects to the auth screen with the outcome. */
export function googleRoutes(
  { clientId, clientSecret, authorizationUrl, tokenUrl, userinfoUrl }: GoogleConfig,
  { googleAccounts, limits, log, passport, linkOrigin, userSessions }: RouteDeps,
): Router {
  passport.use(
    new Strategy(
      {
        clientID: clientId,
        clientSecret,
        callbackURL: GOOGLE_CALLBACK_PATH,
        ...(authorizationUrl !== undefined && { authorizationURL: authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenURL: tokenUrl }),
        ...(userinfoUrl !== undefined && { userProfileURL: userinfoUrl }),
        scope: ['openid', 'email', 'profile'],
        state: true,
        pkce: true,
      },
      (_accessToken, _refreshToken, profile, done) => {
        googleAccounts.signIn(profileOf(profile)).then(
          // Express's type is that of `req.user`; this one goes to the callback of `authenticate`.
          (authenticated) => done(null, authenticated as unknown as Express.User),
          (error: Error) => done(error),
        )
      },
    ),
  )

  /** The library would complete a path by the request's own host. A function: the port is known only after listening. */
  const options = () => ({ callbackURL: `${linkOrigin()}${GOOGLE_CALLBACK_PATH}` })

  /** The user that Google confirms; undefined when they declined or the state is not this browser's. */
  function confirmed(req: Request): Promise<Authenticated | undefined> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("Google hasn't answered in time")), ANSWER_WITHIN_MS)
      authenticate(passport, 'google', req, options())
        .then(resolve, reject)
        .finally(() => clearTimeout(late))
    })
  }

  async function outcomeOf(req: Request): Promise<Outcome> {
    // Without either, the library would start over and redirect the browser a second time.
    const { code, error } = req.query
    if (![code, error].some((given) => typeof given === 'string' && given !== '')) return 'failed'
    try {
      const authenticated = await confirmed(req)
      if (!authenticated) return 'failed'
      await startSession(req, authenticated)
      await userSessions.removeOldest(authenticated.user.id)
      log.info({ event: 'authn_login_success', userId: authenticated.user.id })
      return 'success'
    } catch (error) {
      if (error instanceof AppError && error.code === 'email-already-in-use') return 'email-already-in-use'
      // Neither the code nor a token may be logged: only the error's name.
      log.warn({
        event: 'authn_login_fail',
        provider: 'google',
        address: addressOf(req),
        kind: (error as Error).name,
      })
      return 'failed'
    }
  }

  const router = Router()
  router.get(GOOGLE_PATH, async (req, res, next) => {
    if (req.user) return lead(res, 'success')
    try {
      await limits.googleSignIn(addressOf(req))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      log.warn({ event: 'excess_rate_limit_exceeded', provider: 'google', address: addressOf(req) })
      return lead(res, 'failed')
    }
    req.session.cookie.maxAge = ROUND_TRIP_MS
    const go = passport.authenticate('google', { ...options(), session: false }) as PassportHandler
    go(req, res, next)
  })
  router.get(GOOGLE_CALLBACK_PATH, async (req, res) => {
    lead(res, await outcomeOf(req))
  })
  return router
}
