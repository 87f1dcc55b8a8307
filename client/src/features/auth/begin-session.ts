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

/** If a session ends sooner than this, the browser never stored its cookie. */
const SHORTEST_MS = 60_000

/** The message in the forms after the browser refused the cookie of a session. */
export const refusedCookieAtom = atom<string>()

async function isSignedOut(): Promise<boolean> {
  try {
    await call('getUser', {})
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

/** Shows that the browser refuses cookies if the new session ends within a minute without a sign-out. */
export function watchSession(): void {
  const stopWatching = store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom)
    if (session.status !== 'signed-out') return
    stop()
    if (session.isChosen) return
    store.set(refusedCookieAtom, auth.cookieRefused)
    // Shown after, and so instead of, the less specific toast of the failed call.
    setTimeout(() => showError(auth.logInFailed, auth.cookieRefused))
  })
  // A sign-out in another window is not a refused cookie.
  const stopHearing = onStoredChange(SEEN_SESSION_KEY, stop)
  function stop(): void {
    stopWatching()
    stopHearing()
  }
  setTimeout(stop, SHORTEST_MS)
}

/**
 * Signs in the user whose session the server has just started, unless the browser refused the cookie.
 * @param refusal the message in the form if the cookie was refused
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
