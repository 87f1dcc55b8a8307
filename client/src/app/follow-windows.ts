import { refreshSession } from '../lib/session.ts'
import { sessionAtom, userIdAtom } from '../lib/session-atom.ts'
import { SEEN_SESSION_KEY } from '../lib/seen-session.ts'
import { hasSignInHint } from '../lib/sign-in-hint.ts'
import { onStoredChange } from '../lib/storage/storage.ts'
import { store } from '../lib/store.ts'

/** Until the server is asked again where it could not be, plus up to 100 % jitter. */
const RETRY_MS = 5000

/** A browser tells only the other windows, and only of a change. */
function tellWindows(): void {
  const { status } = store.get(sessionAtom)
  if (status !== 'signed-in' && status !== 'signed-out') return
  const id = store.get(userIdAtom) ?? ''
  try {
    if ((localStorage.getItem(SEEN_SESSION_KEY) ?? '') !== id) localStorage.setItem(SEEN_SESSION_KEY, id)
  } catch {
    // Refused: they ask when they get the focus.
  }
}

/**
 * Follows sign-ins and sign-outs of the other windows of this browser at once: several are on the screen side by side, and a
 * window that stays visible never resumes. Nor does one whose server is back, which is asked until it says who is signed in.
 * @returns stops
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
  const stopTelling = store.sub(sessionAtom, tellWindows)
  tellWindows()
  return () => {
    window.removeEventListener('focus', handleFocus)
    clearInterval(asking)
    stopHearing()
    stopTelling()
  }
}
