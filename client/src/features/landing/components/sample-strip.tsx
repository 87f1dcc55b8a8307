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
        <span className="ms-auto">Go ahead, tap it</span>
      ) : (
        <div className="ms-auto flex items-center gap-[2px]">
          {lines.length > 0 && (
            <ButtonLink
              to={paths.create()}
              variant="ink"
              size="small"
              className="min-h-[30px] px-[12px] py-0 whitespace-nowrap"
              onClick={onNewCard}
            >
              Make your own
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" className="landing-again" onClick={onAgain}>
            <RotateCcw aria-hidden="true" className="!size-[16px]" />
            Again
          </Button>
        </div>
      )}
    </>
  )
}
