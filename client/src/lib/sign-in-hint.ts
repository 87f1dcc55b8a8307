import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'

/** Whether a user is probably signed in; only the server knows for certain. */
export function hasSignInHint(): boolean {
  try {
    return `; ${document.cookie}`.includes(`; ${SIGN_IN_HINT_COOKIE}=`)
  } catch {
    // A tab that was opened from a sandbox has no cookies.
    return false
  }
}
