import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The code in the hash of an emailed link. It moves from the address bar, where it could be copied along with the URL, to
 * the state of the history entry, where it survives a reload.
 * @returns an empty string if there is none
 */
export function useLinkCode(): string {
  const { hash, pathname, state } = useLocation() as {
    hash: string
    pathname: string
    state: { code?: unknown } | null
  }
  const navigate = useNavigate()
  const fresh = hash.slice(1)
  useEffect(() => {
    if (fresh !== '') void navigate(pathname, { replace: true, state: { code: fresh } })
  }, [fresh, pathname, navigate])
  if (fresh !== '') return fresh
  return typeof state?.code === 'string' ? state.code : ''
}
