import { CircleCheckBig, CircleDashed, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { FRESH_BOARD, type SampleBoard } from '../sample.ts'

/** What the strip of the sample says, and the way back to its start once it has been touched. */
export function SampleStrip({ board, onAgain }: { board: SampleBoard; onAgain: () => void }) {
  const { lines, toGo } = board
  return (
    <>
      {lines.length > 0 ? (
        <>
          <CircleCheckBig aria-hidden="true" />
          <b>BINGO!</b>
          {lines.length > 1 && <span>{lines.length} lines</span>}
        </>
      ) : toGo.size > 0 ? (
        <>
          <CircleDashed aria-hidden="true" />
          <span>One to go</span>
        </>
      ) : (
        <span>Tap what happens</span>
      )}
      {board === FRESH_BOARD ? (
        <span className="landing-nudge">Go on, tap it</span>
      ) : (
        <Button variant="quiet" size="small" className="landing-again" onClick={onAgain}>
          <RotateCcw aria-hidden="true" />
          Again
        </Button>
      )}
    </>
  )
}
