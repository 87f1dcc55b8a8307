import { useCallback, useEffect, useRef } from 'react'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { shownBoardAtom } from './atoms.ts'
import { clearMarks, setMarked, type MarkOutcome } from './board.ts'

/**
 * Handles taps on squares and the reset of the board.
 * @param react called after a tap, while the screen is open; the same function at every render
 */
export function useMarking(react: (marked: boolean, outcome: MarkOutcome) => void): {
  press: (index: number) => void
  reset: () => void
} {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const press = useCallback(
    (index: number) => {
      const marked = !store.get(shownBoardAtom)?.marks.marks.includes(index)
      void setMarked(index, marked).then((outcome) => {
        if (outcome && mounted.current) react(marked, outcome)
      })
    },
    [react],
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
