import { refreshSession } from '../lib/session.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { SEEN_SESSION_KEY } from '../lib/seen-session.ts'
import { hasSignInHint } from '../lib/sign-in-hint.ts'
import { onStoredChange } from '../lib/storage/storage.ts'
import { store } from '../lib/store.ts'

/** A browser tells only the other windows, and only of a change. */
function tellWindows(): void {
  const session = store.get(sessionAtom)
  if (session.status !== 'signed-in' && session.status !== 'signed-out') return
  const id = session.status === 'signed-in' ? session.user.id : ''
  try {
    if ((localStorage.getItem(SEEN_SESSION_KEY) ?? '') !== id) localStorage.setItem(SEEN_SESSION_KEY, id)
  } catch {
    // Refused: they ask when they get the focus.
  }
}

/**
 * Follows sign-ins and sign-outs of the other windows of this browser at once: several are on the screen side by side, and a
 * window that stays visible never resumes.
 * @returns stops
 */
export function followWindows(): () => void {
  const handleFocus = () => {
    if (store.get(sessionAtom).status !== 'signed-out' || hasSignInHint()) void refreshSession()
  }
  window.addEventListener('focus', handleFocus)
  const stopHearing = onStoredChange(SEEN_SESSION_KEY, () => void refreshSession())
  const stopTelling = store.sub(sessionAtom, tellWindows)
  tellWindows()
  return () => {
    window.removeEventListener('focus', handleFocus)
    stopHearing()
    stopTelling()
  }
}
