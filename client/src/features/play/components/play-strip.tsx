import { CircleCheckBig, CircleDashed } from 'lucide-react'

interface PlayStripProps {
  lines: number
  /** Whether one more square would complete the first line. */
  oneToGo: boolean
  marked: number
}

/** The state of the game, in the strip of the ticket. */
export function PlayStrip({ lines, oneToGo, marked }: PlayStripProps) {
  if (lines > 0)
    return (
      <>
        <CircleCheckBig strokeWidth={2.25} aria-hidden="true" />
        <b>BINGO!</b>
        <span className="end">{lines === 1 ? '1 line' : `${lines} lines`}</span>
      </>
    )
  return (
    <>
      {oneToGo ? (
        <>
          <CircleDashed strokeWidth={2.25} aria-hidden="true" />
          <span>One to go</span>
        </>
      ) : (
        <span className="hint">Click on squares to mark them during play.</span>
      )}
      {marked > 0 && <span className="end">{`${marked} marked`}</span>}
    </>
  )
}
