import { useEffect, useEffectEvent, useState } from 'react'
import { onResume } from './on-resume.ts'

/**
 * Data of this page, else fetched. A failure is retried when the page resumes.
 * @param ofPage undefined if the page does not have it
 */
export function useFetched<T>(ofPage: T | undefined, fetch: (signal: AbortSignal) => Promise<T>) {
  const [data, setData] = useState(ofPage)
  const [hasFailed, setFailed] = useState(false)
  const fetchNow = useEffectEvent(fetch)
  const isKnown = data !== undefined
  useEffect(() => {
    if (isKnown) return
    const unmounted = new AbortController()
    const get = () =>
      void fetchNow(unmounted.signal).then(setData, () => {
        if (!unmounted.signal.aborted) setFailed(true)
      })
    get()
    const stopRetrying = onResume(get)
    return () => {
      unmounted.abort()
      stopRetrying()
    }
  }, [isKnown])
  return { data, hasFailed }
}
