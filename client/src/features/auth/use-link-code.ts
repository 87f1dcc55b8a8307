import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The code of the link that led here. It is taken out of the address bar, from where it would be copied with the
 * address, and stays with this entry of the tab's history, so that the page can be loaded again.
 * @returns an empty text where there is none
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
