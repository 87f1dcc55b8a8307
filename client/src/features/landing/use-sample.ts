import { useEffect, useRef, useState, type RefObject } from 'react'
import { announce, prepareAnnouncements } from '../../lib/announce.ts'
import { INITIAL_BOARD, pressSquare, SAMPLE_GRID, type SampleBoard } from './sample.ts'

/** The animation of the line takes 480 ms. */
const CONFETTI_DELAY_MS = 500

function announceLines({ lines }: SampleBoard['lastTap']): void {
  import('../card/line-names.ts').then(
    ({ wonSentence }) => announce(`BINGO! ${wonSentence(lines, SAMPLE_GRID.gridSize)}`),
    () => announce('BINGO!'),
  )
}

/** @param card the origin of the confetti */
export function useSample(card: RefObject<HTMLElement | null>) {
  const [board, setBoard] = useState(INITIAL_BOARD)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(prepareAnnouncements, [])
  useEffect(() => () => clearTimeout(pending.current), [])

  function celebrate(): void {
    const loading = import('../card/confetti.ts')
    pending.current = setTimeout(() => {
      loading.then(
        ({ throwConfetti }) => throwConfetti(card.current),
        // Offline, and not preloaded.
        () => undefined,
      )
    }, CONFETTI_DELAY_MS)
  }

  function press(index: number): void {
    const next = pressSquare(board, index)
    setBoard(next)
    if (next.lines.length === 0) clearTimeout(pending.current)
    if (next.lastTap.toGo) announce('One to go')
    if (next.lastTap.lines.length === 0) return
    announceLines(next.lastTap)
    if (board.lines.length === 0) celebrate()
  }

  function restart(): void {
    clearTimeout(pending.current)
    setBoard(INITIAL_BOARD)
    announce('Sample card reset. One to go.')
  }

  return { board, press, restart }
}
