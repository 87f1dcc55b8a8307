import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { sessionAtom } from '../features/auth/atoms.ts'
import { AuthScreen } from '../features/auth/components/auth-screen.tsx'
import { paths } from '../lib/paths.ts'
import { useTitle } from '../lib/use-title.ts'

/** Only addresses of our own screens are gone back to. */
function returnAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && /^\/(?!\/)/.test(from) && from !== paths.auth ? from : paths.home
}

/** `/auth`: somebody signed in is led back to where they came from. */
export default function AuthRoute() {
  const session = useAtomValue(sessionAtom)
  const location = useLocation()
  useTitle('Log in')
  if (session.status === 'signed-in') return <Navigate to={returnAddress(location.state)} replace />
  return <AuthScreen />
}
