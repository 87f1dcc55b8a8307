import { setTimeout as delay } from 'node:timers/promises'
import { Router, type Request, type Response } from 'express'
import { SCREENS } from '#shared/screens.ts'
import { AppError } from '../../app-error.ts'
import { isUnavailable } from '../../database/errors.ts'
import type { ExternalProfile } from '../../services/accounts/external-accounts.ts'
import type { RouteDeps } from '../api-deps.ts'
import { authenticate, type PassportHandler } from './passport.ts'
import { addressOf, startSession } from './sign-in.ts'

export const EXTERNAL_SIGN_IN_PATH = '/api/auth'
export type Provider = ExternalProfile['provider']
export const callbackPath = (provider: Provider) => `${EXTERNAL_SIGN_IN_PATH}/${provider}/callback`

/** How long the session with state and verifier lives. After that the user has to press the button again. */
const ROUND_TRIP_MS = 10 * 60 * 1000
/** The timeout of the provider's responses. Google's library has none. */
const ANSWER_WITHIN_MS = 10_000

const INVITATION = /^[\w-]{1,100}$/

/** Refusals that the auth screen explains; any other failure is `failed`. */
const EXPLAINED = [
  'email-already-in-use',
  'registration-closed',
  'account-suspended',
  'expired-action-code',
] as const
type Outcome = 'success' | 'failed' | 'unavailable' | 'email-unconfirmed' | (typeof EXPLAINED)[number]

/** The parts of a failure that may be logged: never a secret that grants access. */
interface Failure {
  /** The standard's error code in the provider's response, such as `invalid_client` if our secret is wrong. */
  error?: unknown
  code?: unknown
  /** The network error, or the challenges of a 401. */
  cause?: { code?: unknown; 0?: { parameters?: { error?: unknown } } }
}

/** Returns the error code of a failed log-in at a provider, by the standard, the library or the network; undefined if there is none. */
export function causeOf(failure: unknown): unknown {
  const { error, cause, code } = failure as Failure
  const causes = [error, cause?.[0]?.parameters?.error, cause?.code, code]
  return causes.find((found) => typeof found === 'string' && /^[\w-]{1,60}$/.test(found))
}

function outcomeOf(error: unknown): Outcome {
  if (isUnavailable(error)) return 'unavailable'
  if (!(error instanceof AppError)) return 'failed'
  const { code, details } = error
  if (code === 'invalid-credential' && details.fields?.email !== undefined) return 'email-unconfirmed'
  return EXPLAINED.find((explained) => explained === code) ?? 'failed'
}

/**
 * The two routes of a login at a provider. The callback redirects to the auth screen with the outcome.
 * @param prepare registers the provider's strategy under its name; throws AppError `unavailable` while it can't
 */
export function externalSignIn(
  provider: Provider,
  { externalAccounts, limits, log, passport, linkOrigin, userSessions }: RouteDeps,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Router {
  const path = `${EXTERNAL_SIGN_IN_PATH}/${provider}`

  /** @param invitation that the user came with and may still use: it opens the registration form */
  function lead(res: Response, outcome: Outcome, invitation?: string): void {
    const isOver = outcome === 'success' || outcome === 'expired-action-code'
    const fragment = isOver || invitation === undefined ? '' : `#${invitation}`
    res.redirect(`${SCREENS.auth}?${provider}=${outcome}${fragment}`)
  }

  /** Absolute: the library would use the request's host. A function: the port is known only after listening. */
  const options = () => ({ callbackURL: `${linkOrigin()}${callbackPath(provider)}` })

  async function tooLate(): Promise<never> {
    await delay(ANSWER_WITHIN_MS, undefined, { ref: false })
    throw new Error("The provider hasn't answered in time")
  }

  async function signedIn(req: Request): Promise<Outcome> {
    // Without a code or an error, the library would start over and redirect the browser a second time.
    const { code, error } = req.query
    if (![code, error].some((given) => typeof given === 'string' && given !== '')) return 'failed'
    try {
      await prepare()
      const profile = await Promise.race([
        authenticate<ExternalProfile>(passport, provider, req, options()),
        tooLate(),
      ])
      // The user declined, or the state is not this browser's.
      if (!profile) return 'failed'
      const authenticated = await externalAccounts.signIn(profile, req.session.invitation)
      await startSession(req, authenticated)
      await userSessions.removeOldest(authenticated.user.id)
      log.info({ event: 'authn_login_success', userId: authenticated.user.id })
      return 'success'
    } catch (failure) {
      const outcome = outcomeOf(failure)
      // Neither the code nor a token may be logged: only the error's name.
      if (outcome !== 'email-already-in-use')
        log.warn({
          event: 'authn_login_fail',
          provider,
          address: addressOf(req),
          kind: (failure as Error).name,
          cause: causeOf(failure),
        })
      return outcome
    }
  }

  const router = Router()
  router.get(path, async (req, res, next) => {
    if (req.user) return lead(res, 'success')
    const { invitation: given } = req.query
    const invitation = typeof given === 'string' && INVITATION.test(given) ? given : undefined
    try {
      await limits.externalSignIn(addressOf(req))
      await prepare()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'too-many-requests')
        log.warn({ event: 'excess_rate_limit_exceeded', provider, address: addressOf(req) })
      return lead(res, outcomeOf(error), invitation)
    }
    if (invitation !== undefined) req.session.invitation = invitation
    req.session.cookie.maxAge = ROUND_TRIP_MS
    const go = passport.authenticate(provider, { ...options(), session: false }) as PassportHandler
    go(req, res, next)
  })
  router.get(callbackPath(provider), async (req, res) => {
    // Read first, because a login begins another session.
    const { invitation } = req.session
    lead(res, await signedIn(req), invitation)
  })
  return router
}
