import { useAtomValue } from 'jotai'
import { Flag, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { card as texts } from '#messages/card.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { announce } from '../../../lib/announce.ts'
import { stopAfter } from '../../../lib/stop-after.ts'
import { paths, REPORT_FRAGMENT } from '../../../lib/paths.ts'
import { shownBoardAtom } from '../atoms.ts'
import { clickOverlappingTaps } from '../click-overlapping-taps.ts'
import { bingosAtom } from '../embed-reaction.ts'
import { keepMarks } from '../keep-marks.ts'
import { followRemoteChanges } from '../remote-changes.ts'
import { BingoLetters } from './bingo-letters.tsx'
import { MarksPrompt } from './marks-prompt.tsx'
import type { TicketExtrasProps } from './play-board.tsx'
import { ToWin } from './to-win.tsx'
import { dismissToast, toastAtom } from '../../../lib/toast.ts'
import { useNotStoredToast } from '../where-marks-stay.ts'
import { hasOpaqueOrigin } from '../../../lib/page/opaque-origin.ts'
import { followHeight, openOut } from '../page-around.ts'

export { reactToTap } from '../embed-reaction.ts'
export { openOut } from '../page-around.ts'
export { PlayByCode } from './play-by-code.tsx'

/** The parts of a ticket in a frame that load after the first paint: prompts in its strip, announcements, Reset. */
export function TicketExtras({ card, absent, onReset }: TicketExtrasProps) {
  const board = useAtomValue(shownBoardAtom)
  useEffect(followRemoteChanges, [])
  useEffect(clickOverlappingTaps, [])
  useEffect(() => {
    if (absent) announce(`${texts.absent[absent].sentence} ${playDialogs.keepPlaying}`)
  }, [absent])
  // The pressed button disappears, so the focus moves to the board.
  const clear = () => {
    onReset()
    focusBoard()
  }
  const keep = () => {
    keepMarks()
    focusBoard()
  }
  if (board?.prompt) return <MarksPrompt prompt={board.prompt} onKeep={keep} onClear={clear} />
  return (
    <>
      <ToWin card={card} />
      {board && board.marks.marks.length > 0 && (
        <button type="button" className="embed-icon" aria-label={play.reset} onClick={clear}>
          <RotateCcw />
        </button>
      )}
      {!absent && (
        <a
          className="embed-icon"
          href={paths.play(card.cardId) + REPORT_FRAGMENT}
          target="_blank"
          rel="noopener"
          aria-label={playDialogs.report}
          onClick={(event) => {
            if (!hasOpaqueOrigin()) return
            event.preventDefault()
            openOut(event.currentTarget.href)
          }}
        >
          <Flag />
        </a>
      )}
    </>
  )
}

const STAMP_SHOWN_MS = 2600

/** BINGO!, shown over the squares for a moment. Taps go through it. */
export function BingoStamp() {
  const count = useAtomValue(bingosAtom)
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (count === seen) return
    const timer = setTimeout(() => setSeen(count), STAMP_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count, seen])
  if (count === seen) return null
  return (
    <div className="embed-bingo" key={count}>
      <BingoLetters />
    </div>
  )
}

const NOTICE_SHOWN_MS = 6000

/** Moves the focus to the first square, as the element that had the focus is gone. */
function focusBoard(): void {
  document.querySelector<HTMLElement>('.embed .cell:is(button)')?.focus()
}

/** The current toast, at the foot of the frame. It closes after 6 s unless the pointer or the focus is on it. */
export function EmbedNotice() {
  useNotStoredToast()
  useEffect(followHeight, [])
  const shown = useAtomValue(toastAtom)
  const [isHeld, setHeld] = useState(false)
  /** The element that had the focus before the toast. It gets the focus back when the pressed button is gone. */
  const cameFrom = useRef<Element | null>(null)
  const id = shown?.id
  useEffect(() => {
    if (id === undefined || isHeld) return
    const timer = setTimeout(() => dismissToast(id), NOTICE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const close = () => {
    setHeld(false)
    if (id !== undefined) dismissToast(id)
    if (cameFrom.current?.isConnected) (cameFrom.current as HTMLElement).focus()
    else focusBoard()
  }
  const receiveFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  return (
    // Rendered even when empty: screen readers announce only changes in a region that already exists.
    <div className="embed-notices" role="status">
      {shown && (
        <div
          className="embed-notice"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={receiveFocus}
          onBlur={() => setHeld(false)}
        >
          <p>
            <b>{shown.title}</b>
            <span className="sr-only">{stopAfter(shown.title)}</span>
            {shown.text !== undefined && <span>{shown.text}</span>}
          </p>
          {shown.action && (
            <button
              type="button"
              className="embed-action"
              onClick={() => {
                shown.action?.run()
                close()
              }}
            >
              {shown.action.label}
            </button>
          )}
          <button type="button" className="embed-icon" aria-label={playDialogs.frame.dismiss} onClick={close}>
            <X />
          </button>
        </div>
      )}
    </div>
  )
}
