import { CircleCheckBig, CircleDashed, RotateCcw } from 'lucide-react'
import type { MouseEvent } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { INITIAL_BOARD, type SampleBoard } from '../sample.ts'

interface SampleStripProps {
  board: SampleBoard
  onAgain: () => void
  onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The state of the demo, a button to restart it, and after a BINGO the way to a card of one's own. */
export function SampleStrip({ board, onAgain, onNewCard }: SampleStripProps) {
  const { lines, toGo } = board
  return (
    <>
      {lines.length > 0 ? (
        <>
          <CircleCheckBig aria-hidden="true" />
          <b>BINGO!</b>
          {lines.length > 1 && <span className="landing-lines">{`${lines.length} lines`}</span>}
        </>
      ) : toGo.size > 0 ? (
        <>
          <CircleDashed aria-hidden="true" />
          <span>One to go</span>
        </>
      ) : (
        <span>Tap what happens</span>
      )}
      {board === INITIAL_BOARD ? (
        <span className="landing-nudge">Go ahead, tap it</span>
      ) : (
        <div className="landing-next">
          {lines.length > 0 && (
            <ButtonLink
              to={paths.create()}
              variant="ink"
              size="small"
              className="landing-own"
              onClick={onNewCard}
            >
              Make your own
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" className="landing-again" onClick={onAgain}>
            <RotateCcw aria-hidden="true" />
            Again
          </Button>
        </div>
      )}
    </>
  )
}
