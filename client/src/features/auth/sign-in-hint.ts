import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

export function hasSignInHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGN_IN_HINT_COOKIE}=`))
}

export function setSignInHint(isSignedIn: boolean): void {
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isSignedIn ? THIRTY_DAYS_S : -1}`
}
