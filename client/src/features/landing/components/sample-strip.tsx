import { CircleCheckBig, CircleDashed, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { INITIAL_BOARD, type SampleBoard } from '../sample.ts'

/** The state of the demo, and a button to restart it. */
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
      {board === INITIAL_BOARD ? (
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
