import type { CookieOptions, Request, Response } from 'express'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'

export function hasSignInHint(req: Request): boolean {
  return new RegExp(`(^|; )${SIGN_IN_HINT_COOKIE}=`).test(req.headers.cookie ?? '')
}

/**
 * Sets, renews and clears the sign-in hint with the session. The server does it, because Safari deletes cookies written
 * by scripts after 7 days, and the session lasts 30.
 */
export function updateHint(req: Request, res: Response, options: CookieOptions): void {
  // Without the session store it is unknown whether the user is signed in.
  if (res.statusCode >= 500) return
  // A logout destroys the session and leaves `req.user`.
  const isSignedIn = req.user !== undefined && req.session !== undefined
  if (isSignedIn) res.cookie(SIGN_IN_HINT_COOKIE, '1', options)
  else if (hasSignInHint(req)) res.clearCookie(SIGN_IN_HINT_COOKIE, options)
}
