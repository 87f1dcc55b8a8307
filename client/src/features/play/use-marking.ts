import { useCallback, useLayoutEffect, useRef } from 'react'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { shownBoardAtom } from './atoms.ts'
import { clearMarks, setMarked, type MarkOutcome } from './board.ts'

/** Loads the answer to a tap, with the square's new state. Preloaded while the page is idle, so that it works offline too. */
export type LoadReaction = () => Promise<{ reactToTap: (marked: boolean, outcome: MarkOutcome) => void }>

/**
 * Handles taps on squares and the reset of the board.
 * @param loadReaction called after a tap, while the screen is open; the same function at every render
 */
export function useMarking(loadReaction: LoadReaction): {
  press: (index: number) => void
  reset: () => void
} {
  const mounted = useRef(false)
  // A layout effect: a tap during hydration may be marked before other effects run, and its BINGO! must not be lost.
  useLayoutEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const press = useCallback(
    (index: number) => {
      const marked = !store.get(shownBoardAtom)?.marks.marks.includes(index)
      void setMarked(index, marked).then((outcome) => {
        if (!outcome || !mounted.current) return
        loadReaction().then(
          ({ reactToTap }) => reactToTap(marked, outcome),
          // Offline, and not preloaded.
          () => undefined,
        )
      })
    },
    [loadReaction],
  )

  const reset = useCallback(() => {
    toast({
      title: 'Reset Complete',
      text: 'All marks have been cleared.',
      action: { label: 'Undo', run: clearMarks() },
    })
  }, [])

  return { press, reset }
}
