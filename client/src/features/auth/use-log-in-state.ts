import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import type { LinkLocation } from './use-link-code.ts'

/** Returns the state for a link to the sign-in screen. It leads back to this screen, with its hash or code. */
export function useLogInState(): unknown {
  const { pathname, search, hash, state } = useLocation() as LinkLocation
  // On the sign-in screen the state already has the path to return to.
  if (pathname === paths.auth) return state
  const code = typeof state?.code === 'string' ? `#${state.code}` : ''
  return { from: pathname + search + (hash || code) }
}
