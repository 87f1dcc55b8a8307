import { useLocation } from 'react-router-dom'
import { idIn } from '#shared/ids.ts'
import { paths } from '../../lib/paths.ts'

export interface LinkLocation {
  pathname: string
  search: string
  hash: string
  state: { code?: unknown } | null
}

/** The code of the link just opened, or of this history entry; empty if there is none. */
export function codeAt({ hash, state }: LinkLocation): string {
  if (hash.length > 1) return idIn(hash.slice(1))
  return typeof state?.code === 'string' ? state.code : ''
}

/** The router state of a link to the log-in page: it leads back to this screen, with the code that opened it. */
export function useLogInState(): unknown {
  const location = useLocation() as LinkLocation
  const { pathname, search, state } = location
  // The log-in page knows where it leads already.
  if (pathname === paths.auth) return state
  const code = codeAt(location)
  return { from: `${pathname}${search}${code && `#${code}`}` }
}
