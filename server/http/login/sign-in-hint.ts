import type { CookieOptions, Request, RequestHandler, Response } from 'express'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'
import { SESSION_MAX_AGE_MS } from './session.ts'

export function hasSignInHint(req: Request): boolean {
  return new RegExp(`(^|; )${SIGN_IN_HINT_COOKIE}=`).test(req.headers.cookie ?? '')
}

function updateHint(req: Request, res: Response, options: CookieOptions): void {
  // Without the session store it is unknown whether the user is signed in.
  if (res.statusCode >= 500) return
  // A log-out destroys the session and leaves `req.user`.
  const isSignedIn = req.user !== undefined && req.session !== undefined
  if (isSignedIn) res.cookie(SIGN_IN_HINT_COOKIE, '1', { ...options, maxAge: SESSION_MAX_AGE_MS })
  else if (hasSignInHint(req)) res.clearCookie(SIGN_IN_HINT_COOKIE, options)
}

/**
 * Sets, renews and clears the sign-in hint with the session. The server does it, because Safari deletes cookies that a script
 * wrote after 7 days, and the session lasts 30. Goes before `sessions`, so that the session's cookie is the
 * first of the two.
 * @param secure PUBLIC_URL is https
 */
export function signInHint(secure: boolean): RequestHandler {
  const options: CookieOptions = { sameSite: 'lax', secure, path: '/' }
  return (req, res, next) => {
    // Node calls it once for every answer, when it is known whether the call has logged the user in or out.
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response
    res.writeHead = (...args: unknown[]) => {
      if (!res.headersSent) updateHint(req, res, options)
      return writeHead(...args)
    }
    next()
  }
}
