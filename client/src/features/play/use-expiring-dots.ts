import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '../../lib/store.ts'
import { boardAtom, shownBoardAtom, type Board } from './atoms.ts'
import { readMarks, writeMarks } from './marks-storage.ts'

/** The time in view after which an "edited" dot disappears (LIV-13). */
const TIME_IN_VIEW_MS = 60_000
const STEP_MS = 1000

function isInView(position: number): boolean {
  const square = document.querySelector(`.play-ticket [data-index="${position}"]`)
  if (!square) return false
  const { top, bottom } = square.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return middle >= 0 && middle < innerHeight
}

function removeDots(board: Board, expired: ReadonlySet<number>): void {
  const { cardId, marks } = board
  const without = (edited: readonly number[]) => edited.filter((index) => !expired.has(index))
  store.set(boardAtom, { ...board, marks: { ...marks, edited: without(marks.edited) } })
  const stored = readMarks(cardId)
  // In another version of the card these indexes may be other squares.
  if (stored?.version !== marks.version) return
  writeMarks(cardId, { ...stored, edited: without(stored.edited) }, false)
}

/** Removes each dot of the card on the screen when it has been in view for long enough to be noticed. */
export function useExpiringDots(): void {
  const hasDots = (useAtomValue(shownBoardAtom)?.marks.edited.length ?? 0) > 0
  useEffect(() => {
    if (!hasDots) return
    /** Milliseconds in view by index and words, so that the time starts over with new words. */
    let timesInView = new Map<string, number>()
    const timer = setInterval(() => {
      const board = store.get(shownBoardAtom)
      if (!board || document.visibilityState === 'hidden') return
      const { cells, edited } = board.marks
      const keyOf = (index: number) => `${index} ${cells[index]}`
      timesInView = new Map(
        edited.map((index) => {
          const before = timesInView.get(keyOf(index)) ?? 0
          return [keyOf(index), isInView(index) ? before + STEP_MS : before]
        }),
      )
      const expired = edited.filter((index) => (timesInView.get(keyOf(index)) ?? 0) >= TIME_IN_VIEW_MS)
      if (expired.length > 0) removeDots(board, new Set(expired))
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [hasDots])
}
