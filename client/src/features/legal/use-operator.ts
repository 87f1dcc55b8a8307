import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Operator } from '#shared/contract/server.ts'
import { call } from '../../lib/api-client.ts'
import { onResume } from '../../lib/on-resume.ts'
import { pageDataAtom } from '../../lib/page-data.ts'

type OperatorState =
  { status: 'loading' } | { status: 'failed' } | { status: 'known'; operator: Operator | null }

/** Who runs the server: from the page, else asked for. A failure is retried when the page resumes. */
export function useOperator(): OperatorState {
  const { operator: ofPage } = useAtomValue(pageDataAtom)
  const [state, setState] = useState<OperatorState>(
    ofPage === undefined ? { status: 'loading' } : { status: 'known', operator: ofPage },
  )
  const isKnown = state.status === 'known'
  useEffect(() => {
    if (isKnown) return
    const unmounted = new AbortController()
    const ask = () =>
      void call('getConfig', { signal: unmounted.signal }).then(
        ({ operator }) => setState({ status: 'known', operator }),
        () => {
          if (!unmounted.signal.aborted) setState({ status: 'failed' })
        },
      )
    ask()
    const stopRetrying = onResume(ask)
    return () => {
      unmounted.abort()
      stopRetrying()
    }
  }, [isKnown])
  return state
}
