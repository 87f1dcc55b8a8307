import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from './atoms.ts'
import { forgetReturn } from './google-return.ts'

const FAILED = 'Google sign-in did not work. Please try again, or use your password.'

/** Said to whoever comes back from Google, by what the server says came of it. */
const REFUSALS: Record<string, string> = {
  'email-already-in-use': 'That email has an account with a password here. Sign in with your password.',
  failed: FAILED,
}

/** What came of a sign-in with Google: a toast for success, else why it did not work. */
export function useGoogleOutcome(): string | undefined {
  const outcome = new URLSearchParams(useLocation().search).get('google')
  const { status } = useAtomValue(sessionAtom)
  const succeeded = outcome === 'success' && status === 'signed-in'
  useEffect(() => {
    if (!succeeded) return
    forgetReturn()
    toast({ title: 'Google sign-in successful' })
  }, [succeeded])
  if (outcome === null) return undefined
  // The browser did not keep the session that the server has begun.
  if (outcome === 'success') return status === 'signed-out' ? FAILED : undefined
  return REFUSALS[outcome] ?? FAILED
}
