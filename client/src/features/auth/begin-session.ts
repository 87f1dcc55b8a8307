import { atom } from 'jotai'
import { auth } from '#messages/auth.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { SEEN_SESSION_KEY } from '../../lib/seen-session.ts'
import { hasSignInHint } from '../../lib/sign-in-hint.ts'
import { onStoredChange } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { showError } from '../../lib/toast.ts'

/** A session that ends so soon was never kept. */
const SHORTEST_MS = 60_000

/** What the forms say after the browser refused the cookie of a session. */
export const refusedCookieAtom = atom<string>()

async function isSignedOut(): Promise<boolean> {
  try {
    await call('getUser', {})
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

/** Says that the browser refuses cookies if the session that has just begun ends within a minute by itself. */
export function watchSession(): void {
  const stopWatching = store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom)
    if (session.status !== 'signed-out') return
    stop()
    if (session.isChosen) return
    store.set(refusedCookieAtom, auth.cookieRefused)
    // After the toast of the refused call, which says less.
    setTimeout(() => showError(auth.logInFailed, auth.cookieRefused))
  })
  // A log-out in another window.
  const stopHearing = onStoredChange(SEEN_SESSION_KEY, stop)
  function stop(): void {
    stopWatching()
    stopHearing()
  }
  setTimeout(stop, SHORTEST_MS)
}

/**
 * Call it with the user whom the server has just logged in: signs in, unless the browser refused the cookie.
 * @param refusal what the form says then
 * @returns whether the user is signed in
 */
export async function beginSession(user: SelfUser, refusal = auth.cookieRefused): Promise<boolean> {
  const isRefused = !hasSignInHint() && (await isSignedOut())
  store.set(refusedCookieAtom, isRefused ? refusal : undefined)
  if (isRefused) return false
  store.set(sessionAtom, { status: 'signed-in', user })
  watchSession()
  return true
}
