import { useCallback, useEffect, useRef } from 'react'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { GridSize } from '#shared/product.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { liveCardAtom } from '../../sync/card-store.ts'
import { bingoNewsAtom, linesAtom, shuffleChoiceAtom, shownBoardAtom, type ShuffleChoice } from './atoms.ts'
import { clearMarks, setMarked, type MarkOutcome } from './board.ts'

/** The animation of the line takes 480 ms. */
const DIALOG_DELAY_MS = 500

/** Preloaded while the page is idle, so that it works offline too. */
export const loadConfetti = () => import('../card/confetti.ts')

/** @param choice the shuffle on which the line was made; after another shuffle there is nothing to celebrate */
function openBingo(cardId: string, choice: ShuffleChoice | undefined): void {
  const { card } = store.get(liveCardAtom)
  const board = store.get(shownBoardAtom)
  if (card?.cardId !== cardId || !board || store.get(shuffleChoiceAtom) !== choice) return
  const { marks } = board.marks
  const lines = store.get(linesAtom)
  if (lines.length === 0) return
  const squares = card.cells.length - (freeIndexOf(card) < 0 ? 0 : 1)
  store.set(bingoNewsAtom, { lines, marked: marks.length, squares })
  loadConfetti().then(
    ({ throwConfetti }) => throwConfetti(),
    // Offline, and not preloaded.
    () => undefined,
  )
}

/** Later lines and the last square get a toast; only the first line opens the dialog. */
function showLines({ lines, newLines, board }: MarkOutcome, gridSize: GridSize): void {
  import('../card/line-names.ts').then(
    ({ BLACKOUT, countLines, wonSentence }) =>
      toast(
        board.lastTap.blackout
          ? BLACKOUT
          : { title: countLines(lines.length), text: wonSentence(newLines, gridSize) },
      ),
    () => toast({ title: 'BINGO!' }),
  )
}

let persistenceRequested = false

/** Asks the browser not to evict this site's storage. Unavailable on plain HTTP. */
function requestPersistence(): void {
  if (persistenceRequested) return
  persistenceRequested = true
  // The marks are stored even if the request is refused.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Handles taps on squares and the reset of the board, with their announcements, toasts and dialogs. */
export function useMarking(): { press: (index: number) => void; reset: () => void } {
  const pendingDialog = useRef<ReturnType<typeof setTimeout>>(undefined)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      clearTimeout(pendingDialog.current)
    }
  }, [])

  const press = useCallback((index: number) => {
    const marked = store.get(shownBoardAtom)?.marks.marks.includes(index) ?? false
    void setMarked(index, !marked).then((outcome) => {
      if (!outcome || !mounted.current) return
      requestPersistence()
      import('./feedback.ts').then(
        ({ answerTap }) => answerTap(!marked, outcome),
        // Offline, and not preloaded.
        () => undefined,
      )
      const { lines, newLines, board } = outcome
      if (lines.length === 0) clearTimeout(pendingDialog.current)
      if (board.lastTap.toGo) announce('One to go')
      if (newLines.length === 0) return
      if (lines.length === newLines.length) {
        clearTimeout(pendingDialog.current)
        const choice = store.get(shuffleChoiceAtom)
        pendingDialog.current = setTimeout(() => openBingo(board.cardId, choice), DIALOG_DELAY_MS)
      } else {
        const { card } = store.get(liveCardAtom)
        if (card) showLines(outcome, card.gridSize)
      }
    })
  }, [])

  const reset = useCallback(() => {
    clearTimeout(pendingDialog.current)
    const undo = clearMarks()
    toast({
      title: 'Reset Complete',
      text: 'All marks have been cleared.',
      action: { label: 'Undo', run: undo },
    })
  }, [])

  return { press, reset }
}
