import { useCallback, useEffect, useRef } from 'react'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { shownBoardAtom } from './atoms.ts'
import { clearMarks, setMarked } from './board.ts'

/** Preloaded while the page is idle, so that it works offline too. */
export const loadReaction = () => import('./tap-reaction.ts')

/** Handles taps on squares and the reset of the board. */
export function useMarking(): { press: (index: number) => void; reset: () => void } {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const press = useCallback((index: number) => {
    const marked = !store.get(shownBoardAtom)?.marks.marks.includes(index)
    void setMarked(index, marked).then((outcome) => {
      if (!outcome || !mounted.current) return
      loadReaction().then(
        ({ reactToTap }) => reactToTap(marked, outcome),
        // Offline, and not preloaded.
        () => undefined,
      )
    })
  }, [])

  const reset = useCallback(() => {
    toast({
      title: 'Reset Complete',
      text: 'All marks have been cleared.',
      action: { label: 'Undo', run: clearMarks() },
    })
  }, [])

  return { press, reset }
}
