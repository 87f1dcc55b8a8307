import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { referenceOf, type ApiDocument, type ApiReference } from '#shared/api-reference.ts'
import { call } from '../../lib/api-client.ts'
import { onResume } from '../../lib/on-resume.ts'
import { pageDataAtom } from '../../lib/page-data.ts'

/** The reference of the API, from the page or else made of `openapi.json`. A failure is retried when the page resumes. */
export function useApiReference(): { reference: ApiReference | undefined; hasFailed: boolean } {
  const [reference, setReference] = useState(useAtomValue(pageDataAtom).reference)
  const [hasFailed, setFailed] = useState(false)
  const isKnown = reference !== undefined
  useEffect(() => {
    if (isKnown) return
    const unmounted = new AbortController()
    const ask = () =>
      void call('getOpenApi', { signal: unmounted.signal }).then(
        (document) => setReference(referenceOf(document as unknown as ApiDocument, location.origin)),
        () => {
          if (!unmounted.signal.aborted) setFailed(true)
        },
      )
    ask()
    const stopRetrying = onResume(ask)
    return () => {
      unmounted.abort()
      stopRetrying()
    }
  }, [isKnown])
  return { reference, hasFailed }
}
