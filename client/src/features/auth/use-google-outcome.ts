import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { removeTab } from '../../lib/tab-storage.ts'

/** In this tab's storage: the path to return to after signing in on Google's site. */
export const RETURN_PATH_KEY = 'google-return'

const FAILED = "Google sign-in didn't work. Try again, or use your password."

/** Messages after the redirect from Google, by the server's `google` query parameter. */
const REFUSALS = new Map([
  ['email-already-in-use', 'You already have an account with that email. Sign in with your password.'],
])

/**
 * Shows a toast after a successful sign-in with Google.
 * @returns why it failed, for the form
 */
export function useGoogleOutcome(): string | undefined {
  const outcome = new URLSearchParams(useLocation().search).get('google')
  const { status } = useAtomValue(sessionAtom)
  const succeeded = outcome === 'success' && status === 'signed-in'
  useEffect(() => {
    if (!succeeded) return
    removeTab(RETURN_PATH_KEY)
    toast({ title: 'Google sign-in successful' })
  }, [succeeded])
  if (outcome === null) return undefined
  // The server has started a session, but the browser did not store its cookie.
  if (outcome === 'success') return status === 'signed-out' ? FAILED : undefined
  return REFUSALS.get(outcome) ?? FAILED
}
