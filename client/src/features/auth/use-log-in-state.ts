import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import type { LinkLocation } from './use-link-code.ts'

/** The router state of a link to the log-in page: it leads back to this screen, with the code or the card that opened it. */
export function useLogInState(): unknown {
  const { pathname, search, hash, state } = useLocation() as LinkLocation
  // The log-in page knows where it leads already.
  if (pathname === paths.auth) return state
  const code = typeof state?.code === 'string' ? `#${state.code}` : ''
  return { from: pathname + search + (hash || code) }
}
