import { ApiError, call, onUnauthenticated } from './api-client.ts'
import { onResume } from './page/on-resume.ts'
import { sessionAtom, type Session } from './session-atom.ts'
import { hasSignInHint } from './sign-in-hint.ts'
import { store } from './store.ts'

let asking: Promise<void> | undefined
/** Whether the signed-out state is only assumed from this browser's cookies, without a request to the server. */
let isAssumed = false

/** Fetches the session; undefined if the server could not be reached. */
async function fetchSession(): Promise<Session | undefined> {
  try {
    return { status: 'signed-in', user: await call('getUser', {}) }
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? { status: 'signed-out' } : undefined
  }
}

async function fetchUser(): Promise<void> {
  const before = store.get(sessionAtom)
  const now = await fetchSession()
  // The user has logged in or out since, so the response is outdated.
  if (store.get(sessionAtom) !== before) return
  if (now) store.set(sessionAtom, now)
  else if (before.status === 'loading') store.set(sessionAtom, { status: 'unknown' })
}

/** Asks the server who is signed in. Concurrent callers share one request. A network failure changes nothing. */
export function refreshSession(): Promise<void> {
  asking ??= fetchUser().finally(() => (asking = undefined))
  return asking
}

/** Waits for the request in flight, or asks again if the last one got no response. */
export async function retrySession(): Promise<void> {
  await (store.get(sessionAtom).status === 'unknown' ? refreshSession() : asking)
}

/** Asks the server, if `signed-out` was only assumed. */
export function confirmSession(): void {
  if (isAssumed) void refreshSession()
}

/**
 * Keeps the session up to date while the page is open: asks the server at the start and when the page resumes, and
 * signs out when the response to any call is a 401. A guest's page does not ask, because browsers log a 401 to the
 * console. `follow-windows.ts` adds changes made in other windows.
 * @param isCertain asks at the start in any case, for screens that depend on the session
 * @returns a function that stops
 */
export function followSession(isCertain = false): () => void {
  const stopAssuming = store.sub(sessionAtom, () => (isAssumed = false))
  const stopListening = onUnauthenticated((name, code) => {
    if (code === 'another-account') void refreshSession()
    else if (name !== 'getUser') store.set(sessionAtom, { status: 'signed-out' })
  })
  const refresh = () => {
    if (!isAssumed || hasSignInHint()) void refreshSession()
  }
  const stopRefreshing = onResume(refresh)
  if (!isCertain && !hasSignInHint()) {
    store.set(sessionAtom, { status: 'signed-out' })
    isAssumed = true
  }
  refresh()
  return () => {
    stopAssuming()
    stopListening()
    stopRefreshing()
    isAssumed = false
  }
}
