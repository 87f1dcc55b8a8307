import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'

/** In storage: the id of the user who has signed in last in a window of this browser; empty once that one has signed out. */
export const SEEN_SESSION_KEY = 'session'

/** Whether a user may be signed in; only the server knows for certain. */
export function hasSignInHint(): boolean {
  try {
    return `; ${document.cookie}`.includes(`; ${SIGN_IN_HINT_COOKIE}=`)
  } catch {
    // A tab that was opened from a sandbox has no cookies.
    return false
  }
}
