import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { extractId } from '#shared/ids.ts'

export interface LinkLocation {
  pathname: string
  search: string
  hash: string
  /** `email` is from the link, or was typed into the sign-in or the reset form before switching to the other. */
  state: { code?: unknown; email?: string } | null
}

/** Returns the code from the address's hash or from the history entry's state; empty if there is none. */
function codeAt({ hash, state }: LinkLocation): string {
  if (hash.length > 1) return extractId(hash.slice(1))
  return typeof state?.code === 'string' ? state.code : ''
}

/**
 * Returns the code in the hash of a link. Moves it from the address bar, where it could be copied along with the URL,
 * to the state of the history entry, where it survives a reload.
 * @returns an empty string if there is none
 */
export function useLinkCode(): string {
  const location = useLocation() as LinkLocation
  const navigate = useNavigate()
  const { hash, pathname, search } = location
  const code = codeAt(location)
  useEffect(() => {
    if (hash.length <= 1) return
    const email = new URLSearchParams(hash.split('?')[1]).get('email') ?? undefined
    void navigate(pathname + search, { replace: true, state: { code, email } })
  }, [hash, code, pathname, search, navigate])
  return code
}
