import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { auth } from '#messages/auth.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { SCREENS } from '#shared/screens.ts'
import { AuthScreen } from '../features/auth/components/auth-screen.tsx'
import { confirmSession } from '../lib/session.ts'
import { rememberAccount } from '../features/auth/had-account.ts'
import { RETURN_PATH_KEY, useExternalOutcome } from '../features/auth/use-external-outcome.ts'
import { useLinkCode } from '../features/auth/use-link-code.ts'
import { readTab } from '../lib/storage/tab-storage.ts'
import { paths, SHARE_AFTER_SIGN_IN } from '../lib/paths.ts'
import { useTitle } from '../lib/page/use-title.ts'

const CO_HOST_PATHS = SCREENS.coHost.replace(':cardId', '')

/** Redirects only to our own screens. The round trip to a provider keeps no router state. */
function returnAddress(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : readTab(RETURN_PATH_KEY)
  return typeof from === 'string' && /^\/(?!\/)/.test(from) && from !== paths.auth ? from : paths.home
}

/** `/auth`. Signed-in users are redirected to where they came from. */
export default function AuthRoute() {
  const session = useAtomValue(sessionAtom)
  const location = useLocation()
  useTitle(auth.title)
  const failed = useExternalOutcome()
  const invitation = useLinkCode()
  useEffect(confirmSession, [])
  const returnTo = returnAddress(location.state)
  const isSignedIn = session.status === 'signed-in'
  useEffect(() => {
    if (isSignedIn) rememberAccount()
  }, [isSignedIn])
  if (isSignedIn) return <Navigate to={returnTo} replace />
  const reason = returnTo.endsWith(SHARE_AFTER_SIGN_IN)
    ? 'share'
    : returnTo.startsWith(CO_HOST_PATHS)
      ? 'coHost'
      : 'account'
  return <AuthScreen reason={reason} returnTo={returnTo} failed={failed} invitation={invitation} />
}
