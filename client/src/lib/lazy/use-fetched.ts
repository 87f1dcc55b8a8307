import { useState } from 'react'
import { useLazy } from './use-lazy.ts'

/**
 * Returns data from the page's HTML, or fetches it. A failure is retried when the page resumes.
 * @param ofPage undefined if the page does not contain the data
 * @param fetch must stay the same function as long as the data is the same
 */
export function useFetched<T>(ofPage: T | undefined, fetch: () => Promise<T>) {
  const [failed, setFailed] = useState<typeof fetch>()
  const isKnown = ofPage !== undefined
  const fetched = useLazy(fetch, { when: isKnown ? 'later' : 'now', onMissing: () => setFailed(() => fetch) })
  return { data: isKnown ? ofPage : fetched, hasFailed: failed === fetch }
}
