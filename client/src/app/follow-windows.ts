import { refreshSession } from '../lib/session.ts'
import { sessionAtom, userIdAtom } from '../lib/session-atom.ts'
import { SEEN_SESSION_KEY } from '../lib/seen-session.ts'
import { hasSignInHint } from '../lib/sign-in-hint.ts'
import { onStoredChange } from '../lib/storage/storage.ts'
import { store } from '../lib/store.ts'

/** The interval of requests for the session if it could not be loaded, plus up to 100 % jitter. */
const RETRY_MS = 5000

/** Notifies the other windows by storing the user's id: browsers dispatch `storage` only there, and on changes. */
function notifyWindows(): void {
  const { status } = store.get(sessionAtom)
  if (status !== 'signed-in' && status !== 'signed-out') return
  const id = store.get(userIdAtom) ?? ''
  try {
    if ((localStorage.getItem(SEEN_SESSION_KEY) ?? '') !== id) localStorage.setItem(SEEN_SESSION_KEY, id)
  } catch {
    // Storage is unavailable; the other windows refresh the session when they get the focus.
  }
}

/**
 * Follows sign-ins and sign-outs in other windows of this browser immediately: several windows may be side by side, and
 * one that stays visible never resumes. If the session could not be loaded, requests it until the server responds.
 * @returns a function that stops following
 */
export function followWindows(): () => void {
  const handleFocus = () => {
    if (store.get(sessionAtom).status !== 'signed-out' || hasSignInHint()) void refreshSession()
  }
  window.addEventListener('focus', handleFocus)
  const asking = setInterval(
    () => {
      if (store.get(sessionAtom).status === 'unknown' && navigator.onLine) void refreshSession()
    },
    RETRY_MS * (1 + Math.random()),
  )
  const stopHearing = onStoredChange(SEEN_SESSION_KEY, () => void refreshSession())
  const stopTelling = store.sub(sessionAtom, notifyWindows)
  notifyWindows()
  return () => {
    window.removeEventListener('focus', handleFocus)
    clearInterval(asking)
    stopHearing()
    stopTelling()
  }
}
