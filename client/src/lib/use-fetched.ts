import { useState } from 'react'
import { useLazy } from './use-lazy.ts'

/**
 * Data of this page, else fetched. A failure is retried when the page resumes.
 * @param ofPage undefined if the page does not have it
 * @param fetch the same function at every render
 */
export function useFetched<T>(ofPage: T | undefined, fetch: () => Promise<T>) {
  const [hasFailed, setFailed] = useState(false)
  const isKnown = ofPage !== undefined
  const fetched = useLazy(fetch, { when: isKnown ? 'later' : 'now', onMissing: () => setFailed(true) })
  return { data: isKnown ? ofPage : fetched, hasFailed }
}
