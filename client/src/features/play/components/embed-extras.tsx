import { useAtomValue } from 'jotai'
import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { announce } from '../../../lib/announce.ts'
import { ABSENCES } from '../../card/absence.ts'
import { shownBoardAtom } from '../atoms.ts'
import { bingosAtom } from '../embed-reaction.ts'
import { keepMarks } from '../keep-marks.ts'
import { followRemoteChanges } from '../remote-changes.ts'
import { BingoLetters } from './bingo-letters.tsx'
import { focusBoard } from './embed-notice.tsx'
import { MarksPrompt } from './marks-prompt.tsx'
import type { TicketExtrasProps } from './play-board.tsx'
import { ToWin } from './to-win.tsx'

export { EmbedNotice } from './embed-notice.tsx'

/** The parts of a ticket in a frame that load after the first paint: questions in its strip, announcements, Reset. */
export function TicketExtras({ card, absent, onReset }: TicketExtrasProps) {
  const board = useAtomValue(shownBoardAtom)
  useEffect(followRemoteChanges, [])
  useEffect(() => {
    if (absent) announce(`${ABSENCES[absent].sentence} You can keep playing.`)
  }, [absent])
  // The button goes with the marks.
  const clear = () => {
    onReset()
    focusBoard()
  }
  if (board?.prompt) return <MarksPrompt prompt={board.prompt} onKeep={keepMarks} onClear={clear} />
  return (
    <>
      <ToWin card={card} />
      {board && board.marks.marks.length > 0 && (
        <button type="button" className="embed-icon" aria-label="Reset Marks" onClick={clear}>
          <RotateCcw aria-hidden="true" />
        </button>
      )}
    </>
  )
}

const SHOWN_MS = 2600

/** BINGO! over the squares for a moment. Taps go through it. */
export function BingoStamp() {
  const count = useAtomValue(bingosAtom)
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (count === seen) return
    const timer = setTimeout(() => setSeen(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count, seen])
  if (count === seen) return null
  return (
    <div className="embed-bingo" key={count}>
      <BingoLetters />
    </div>
  )
}
