import { useEffect, useState } from 'react'

/** As long as a page of the server may take. A slower network counts as offline, until it answers. */
const PATIENCE_MS = 4000

/** Whether something that is named has been loading for too long. A network that swallows packets lets a request end after 15 s only. */
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
