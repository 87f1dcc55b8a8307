import { useCallback, useEffect, useRef } from 'react'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { GridSize } from '#shared/product.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { liveCardAtom } from '../card/live-card.ts'
import { bingoNewsAtom, linesAtom, shuffleAtom, shownBoardAtom, type ShuffleChoice } from './atoms.ts'
import { clearMarks, setMarked, type MarkOutcome } from './board.ts'
import { loadConfetti } from './moment.ts'

/** The line has been drawn by then (480 ms). */
const DIALOG_DELAY_MS = 500

/** @param order in which the line was made; another one is no doing of the tap */
function openBingo(cardId: string, order: ShuffleChoice | undefined): void {
  const { card } = store.get(liveCardAtom)
  const board = store.get(shownBoardAtom)
  if (card?.cardId !== cardId || !board || store.get(shuffleAtom) !== order) return
  const { marks } = board.marks
  const lines = store.get(linesAtom)
  if (lines.length === 0) return
  const squares = card.cells.length - (freeIndexOf(card) < 0 ? 0 : 1)
  store.set(bingoNewsAtom, { lines, marked: marks.length, squares })
  loadConfetti().then(
    ({ throwConfetti }) => throwConfetti(),
    // Its code did not come (offline): a BINGO without paper.
    () => undefined,
  )
}

/** A second line, later ones and the last square get a toast; its words came with the dialog of the first line. */
function sayLines({ lines, newLines, board }: MarkOutcome, gridSize: GridSize): void {
  import('../card/line-names.ts').then(
    ({ BLACKOUT, countLines, wonSentence }) =>
      toast(
        board.own.blackout
          ? BLACKOUT
          : { title: countLines(lines.length), text: wonSentence(newLines, gridSize) },
      ),
    () => toast({ title: 'BINGO!' }),
  )
}

let persistenceAsked = false

/** From the first mark on the browser is asked not to clear this site by itself; plain http has no such promise to give. */
function askForPersistence(): void {
  if (persistenceAsked) return
  persistenceAsked = true
  // Refused or not, the marks are stored as they are.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** What a player does to the board, with what is said about it. */
export function useMarking(): { press: (index: number) => void; reset: () => void } {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
      clearTimeout(pending.current)
    }
  }, [])

  const press = useCallback((index: number) => {
    const marked = store.get(shownBoardAtom)?.marks.marks.includes(index) ?? false
    void setMarked(index, !marked).then((outcome) => {
      if (!outcome || !open.current) return
      askForPersistence()
      import('./feedback.ts').then(
        ({ answerTap }) => answerTap(!marked, outcome),
        // Its code did not come (offline): a mark without sound.
        () => undefined,
      )
      const { lines, newLines, board } = outcome
      if (lines.length === 0) clearTimeout(pending.current)
      if (board.own.toGo) announce('One to go')
      if (newLines.length === 0) return
      if (lines.length === newLines.length) {
        clearTimeout(pending.current)
        const order = store.get(shuffleAtom)
        pending.current = setTimeout(() => openBingo(board.cardId, order), DIALOG_DELAY_MS)
      } else {
        const { card } = store.get(liveCardAtom)
        if (card) sayLines(outcome, card.gridSize)
      }
    })
  }, [])

  const reset = useCallback(() => {
    clearTimeout(pending.current)
    const undo = clearMarks()
    toast({
      title: 'Reset Complete',
      text: 'All marks have been cleared.',
      action: { label: 'Undo', run: undo },
    })
  }, [])

  return { press, reset }
}
