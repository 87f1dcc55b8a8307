import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { basics } from '#messages/basics.ts'
import { play } from '#messages/play.ts'
import { announce, prepareAnnouncements } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { usePageTheme } from '../../lib/page/themes.ts'
import { toast } from '../../lib/toast.ts'
import { useTitle } from '../../lib/page/use-title.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import type { CardUse } from '../../sync/card-store.ts'
import { useShownCard } from '../../sync/receive/connection.ts'
import { hostCardAtom, shownBoardAtom } from './atoms.ts'
import { clearMarks, followBoard, setMarked, type MarkOutcome } from './board.ts'

/** Loads the function that reacts to a tap. Preloaded while the page is idle, so that it works offline too. */
type LoadReaction = () => Promise<{ reactToTap: (marked: boolean, outcome: MarkOutcome) => void }>

/**
 * Handles taps on squares and the reset of the board.
 * @param loadReaction called after a tap, while the screen is open; must be the same function on every render
 */
function useMarking(loadReaction: LoadReaction) {
  const isMounted = useIsMounted()
  // One promise for all taps: browsers resolve several imports of one file in any order, and a tap that is handled
  // after a later one would close the later one's BINGO! dialog.
  const loading = useRef<ReturnType<LoadReaction>>(undefined)

  const press = useCallback(
    (index: number) => {
      const marked = !store.get(shownBoardAtom)?.marks.marks.includes(index)
      void setMarked(index, marked).then((outcome) => {
        if (!outcome || !isMounted()) return
        loading.current ??= loadReaction()
        loading.current.then(
          ({ reactToTap }) => reactToTap(marked, outcome),
          // Offline, and not preloaded. The next tap tries again.
          () => (loading.current = undefined),
        )
      })
    },
    [isMounted, loadReaction],
  )

  const reset = useCallback((event?: { detail: number }) => {
    // The second click of a double click would clear nothing, and its Undo would restore nothing.
    if (event?.detail === 2) return
    const undo = clearMarks()
    const run = () => {
      undo()
      announce(play.resetUndone)
    }
    toast({ title: play.resetDone, text: play.resetText, action: { label: basics.undo, run } })
  }, [])

  return { press, reset }
}

/** Follows a card in play and the player's marks on it, and applies the card's title and colors to the page. */
export function useBoard(cardId: string, as: CardUse, loadReaction: LoadReaction) {
  const live = useShownCard(cardId, as)
  usePageTheme(live.card?.theme)
  useTitle(live.status === 'loading' ? '' : live.card && (live.card.title || basics.untitled))
  // A layout effect, so that a returning player's marks are in the first paint.
  useLayoutEffect(() => followBoard(cardId), [cardId])
  useEffect(prepareAnnouncements, [])
  const card = useAtomValue(hostCardAtom)
  return { ...live, ...(live.card && { card }), ...useMarking(loadReaction) }
}
