import { useEffect, useState } from 'react'

/** The time that a page of the server may take. A slower network counts as offline until the server responds. */
const PATIENCE_MS = 4000

/** Whether something, identified by `loading`, has been loading for too long. On a network that drops packets, requests take 15 s to fail. */
export function useIsOverdue(loading: string | undefined): boolean {
  const [overdue, setOverdue] = useState<string>()
  useEffect(() => {
    if (loading === undefined) return
    const timer = setTimeout(setOverdue, PATIENCE_MS, loading)
    return () => {
      clearTimeout(timer)
      setOverdue(undefined)
    }
  }, [loading])
  return loading !== undefined && overdue === loading
}
