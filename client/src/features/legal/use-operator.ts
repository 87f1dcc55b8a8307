import { useEffect, useState } from 'react'
import type { Operator } from '#shared/contract/server.ts'
import { call } from '../../lib/api-client.ts'
import { onResume } from '../../lib/on-resume.ts'
import { pageOperator } from './page-operator.ts'

type OperatorState =
  { status: 'loading' } | { status: 'failed' } | { status: 'known'; operator: Operator | null }

function stateNow(): OperatorState {
  const operator = pageOperator()
  return operator === undefined ? { status: 'loading' } : { status: 'known', operator }
}

/** Who runs the server: from the page, else asked for. A failure is retried when the page resumes. */
export function useOperator(): OperatorState {
  const [state, setState] = useState(stateNow)
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
