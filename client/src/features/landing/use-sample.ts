import { useEffect, useRef, useState, type RefObject } from 'react'
import { announce, prepareAnnouncements } from '../../lib/announce.ts'
import { FRESH_BOARD, pressSquare, SAMPLE, type SampleBoard } from './sample.ts'

/** The line has been drawn by then (480 ms). */
const CONFETTI_DELAY_MS = 500

/** Says which lines are full now; without its code (offline) only that there is one. */
function sayWon({ lines }: SampleBoard['own']): void {
  import('../card/line-names.ts').then(
    ({ wonSentence }) => announce(`BINGO! ${wonSentence(lines, SAMPLE.gridSize)}`),
    () => announce('BINGO!'),
  )
}

/**
 * Plays the sample: in memory only.
 * @param card where the confetti flies from
 */
export function useSample(card: RefObject<HTMLElement | null>) {
  const [board, setBoard] = useState(FRESH_BOARD)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(prepareAnnouncements, [])
  useEffect(() => () => clearTimeout(pending.current), [])

  function celebrate(): void {
    const loading = import('../card/confetti.ts')
    pending.current = setTimeout(() => {
      loading.then(
        ({ throwConfetti }) => throwConfetti(card.current),
        // Its code did not come (offline): a BINGO without paper.
        () => undefined,
      )
    }, CONFETTI_DELAY_MS)
  }

  function press(index: number): void {
    const next = pressSquare(board, index)
    setBoard(next)
    if (next.lines.length === 0) clearTimeout(pending.current)
    if (next.own.toGo) announce('One to go')
    if (next.own.lines.length === 0) return
    sayWon(next.own)
    if (board.lines.length === 0) celebrate()
  }

  function startAgain(): void {
    clearTimeout(pending.current)
    setBoard(FRESH_BOARD)
    announce('The sample card starts again: one to go')
  }

  return { board, press, startAgain }
}
