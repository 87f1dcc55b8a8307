import { useSearchParams } from 'react-router-dom'
import { SHUFFLE_PARAMETER } from '../../lib/paths.ts'

const VIEWS = ['card', 'code', 'caller'] as const
export type View = (typeof VIEWS)[number]

const PARAMETER = 'view'

/** Provides the current view, which is in the URL so that a reload restores it. */
export function useView() {
  const [parameters, setParameters] = useSearchParams()
  const name = parameters.get(PARAMETER)
  const searchOf = (view: View) => {
    const changed = new URLSearchParams(parameters)
    if (view === 'card') changed.delete(PARAMETER)
    else changed.set(PARAMETER, view)
    return changed
  }
  return {
    view: VIEWS.find((view) => view === name) ?? 'card',
    /** Whether the QR code's link gives each player a shuffle. */
    isShuffled: parameters.has(SHUFFLE_PARAMETER),
    searchOf,
    show: (view: View) => setParameters(searchOf(view), { replace: true }),
  }
}
