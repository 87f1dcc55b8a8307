import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { codeAt, type LinkLocation } from './use-log-in-state.ts'

/**
 * The code in the hash of a link. It moves from the address bar, where it could be copied along with the URL, to
 * the state of the history entry, where it survives a reload.
 * @returns an empty string if there is none
 */
export function useLinkCode(): string {
  const location = useLocation() as LinkLocation
  const navigate = useNavigate()
  const { hash, pathname } = location
  const code = codeAt(location)
  useEffect(() => {
    if (hash.length > 1) void navigate(pathname, { replace: true, state: { code } })
  }, [hash, code, pathname, navigate])
  return code
}
