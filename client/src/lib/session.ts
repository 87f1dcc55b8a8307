import { ApiError, call, onUnauthenticated } from './api-client.ts'
import { onResume } from './page/on-resume.ts'
import { sessionAtom, type Session } from './session-atom.ts'
import { hasSignInHint } from './sign-in-hint.ts'
import { store } from './store.ts'

let asking: Promise<void> | undefined
/** Signed out as far as this browser knows; the server has not been asked. */
let isAssumed = false

/** The server's answer; undefined if it could not be asked. */
async function fetchSession(): Promise<Session | undefined> {
  try {
    return { status: 'signed-in', user: await call('getUser', {}) }
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? { status: 'signed-out' } : undefined
  }
}

async function ask(): Promise<void> {
  const before = store.get(sessionAtom)
  const now = await fetchSession()
  // The user has logged in or out since, so the answer is outdated.
  if (store.get(sessionAtom) !== before) return
  if (now) store.set(sessionAtom, now)
  else if (before.status === 'loading') store.set(sessionAtom, { status: 'unknown' })
}

/**
 * Asks the server who is signed in; concurrent callers share one request. A network failure changes nothing.
 */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

/** Waits for the answer that is on its way, or asks again where there was none. */
export async function retrySession(): Promise<void> {
  await (store.get(sessionAtom).status === 'unknown' ? refreshSession() : asking)
}

/** Asks the server if `signed-out` was only assumed. */
export function confirmSession(): void {
  if (isAssumed) void refreshSession()
}

/**
 * Keeps the session up to date while the page is open: asks the server at the start and when the page
 * resumes, and signs out when any call answers 401. A guest's page asks nothing, since every browser logs the
 * 401 to its console. `follow-windows.ts` adds what happens in other windows.
 * @param isCertain asks at the start in any case, for screens that depend on the session
 * @returns stops
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
