import { useAtomValue } from 'jotai'
import { isBlackout } from '#shared/rules/bingo.ts'
import type { Card } from '#shared/schemas/card.ts'
import { shownBoardAtom } from '../atoms.ts'
import '../play-deferred.css'

/** `14:32`, as the player's language writes it. */
function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
}

/** When the player won, stamped on the ticket until the marks are reset or a new round begins; in gold for a blackout. */
export function WonStamp({ card }: { card: Card }) {
  const board = useAtomValue(shownBoardAtom)
  const won = board?.marks.game?.won
  if (!board || !won) return null
  const time = timeOf(won.at)
  return (
    <span
      className="won-stamp"
      role="img"
      aria-label={`BINGO at ${time}`}
      data-gold={isBlackout(board.marks.marks, card) || undefined}
      data-fresh={board.lastTap.lines.length > 0 || undefined}
    >
      {`BINGO ${time}`}
    </span>
  )
}
