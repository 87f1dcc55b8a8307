import { endpoints } from '#shared/api.ts'
import { ApiError, call, onUnauthenticated } from '../../lib/api-client.ts'
import { store } from '../../lib/store.ts'
import { sessionAtom, type Session } from './atoms.ts'
import { hasSignInHint, setSignInHint } from './sign-in-hint.ts'

let asking: Promise<void> | undefined
/** Nobody is signed in as far as this browser knows; the server has not been asked. */
let isAssumed = false

function become(session: Session): void {
  store.set(sessionAtom, session)
}

/** What the server says; undefined when it says nothing about it. */
async function answered(): Promise<Session | undefined> {
  try {
    return { status: 'signed-in', user: await call(endpoints.getUser, {}) }
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? { status: 'signed-out' } : undefined
  }
}

async function ask(): Promise<void> {
  const before = store.get(sessionAtom)
  const now = await answered()
  // Somebody logged in or out meanwhile: the answer is about the time before.
  if (store.get(sessionAtom) !== before) return
  if (now) become(now)
  else if (before.status === 'loading') become({ status: 'unknown' })
}

/** Asks the server who is signed in; callers at the same time share one request. A failure to reach it changes nothing. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

/** Asks where that nobody is signed in has only been assumed. */
export function confirmSession(): void {
  if (isAssumed) void refreshSession()
}

/**
 * Keeps the session true for as long as the page lives: asked at the start, when the network is back and when the page is
 * looked at again; ended by any call that finds nobody signed in. A guest's page asks nothing: every browser would write
 * the server's 401 into its console.
 * @param isCertain asks at the start all the same, for screens that turn on it
 * @returns stops
 */
export function followSession(isCertain = false): () => void {
  const stopHinting = store.sub(sessionAtom, () => {
    isAssumed = false
    const { status } = store.get(sessionAtom)
    if (status === 'signed-in' || status === 'signed-out') setSignInHint(status === 'signed-in')
  })
  const stopListening = onUnauthenticated((endpoint) => {
    if (endpoint !== endpoints.getUser) become({ status: 'signed-out' })
  })
  const refresh = () => {
    if (!isAssumed || hasSignInHint()) void refreshSession()
  }
  const refreshWhenVisible = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  window.addEventListener('online', refresh)
  document.addEventListener('visibilitychange', refreshWhenVisible)
  if (!isCertain && !hasSignInHint()) {
    become({ status: 'signed-out' })
    isAssumed = true
  }
  refresh()
  return () => {
    stopHinting()
    stopListening()
    window.removeEventListener('online', refresh)
    document.removeEventListener('visibilitychange', refreshWhenVisible)
  }
}
