/**
 * A cookie of the page's own that says that somebody may be signed in here; the session's cookie is hidden from scripts.
 * Not in local storage, which may be full or refused where cookies work: then nobody would stay signed in over a reload.
 */
const NAME = 'signed-in'
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

export function hasSignInHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`))
}

export function setSignInHint(isSignedIn: boolean): void {
  document.cookie = `${NAME}=1; Path=/; SameSite=Lax; Max-Age=${isSignedIn ? THIRTY_DAYS_S : -1}`
}
