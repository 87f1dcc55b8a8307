import { useSearchParams } from 'react-router-dom'
import { SHUFFLE_PARAMETER } from '../../lib/paths.ts'

const VIEWS = ['card', 'code', 'caller'] as const
export type View = (typeof VIEWS)[number]

const PARAMETER = 'view'

/** What is shown to the room, as the address says it: a reload shows the same again. */
export function useView() {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get(PARAMETER)
  const searchOf = (view: View) => {
    const changed = new URLSearchParams(parameters)
    if (view === 'card') changed.delete(PARAMETER)
    else changed.set(PARAMETER, view)
    return changed
  }
  return {
    view: VIEWS.find((view) => view === named) ?? 'card',
    /** Whether the code leads to a layout of one's own. */
    isShuffled: parameters.has(SHUFFLE_PARAMETER),
    searchOf,
    show: (view: View) => setParameters(searchOf(view), { replace: true }),
  }
}
