import { useAtomValue } from 'jotai'
import { RotateCcw } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ABSENCES } from '../../card/absence.ts'
import type { Absence } from '../../../sync/card-store.ts'
import { PlayersNow } from '../../card/components/players-now.tsx'
import { StillGrid } from '../../card/components/still-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { linesAtom, shownBoardAtom, toGoAtom } from '../atoms.ts'
import { followBoard } from '../board.ts'
import { bingosAtom, reactInFrame } from '../embed-reaction.ts'
import { focusBoard } from '../focus-board.ts'
import { keepMarks } from '../keep-marks.ts'
import { followRemoteChanges } from '../remote-changes.ts'
import { useMarking } from '../use-marking.ts'
import { MarksPrompt } from './marks-prompt.tsx'
import { OpenInApp } from './open-in-app.tsx'
import { PlayGrid } from './play-grid.tsx'
import { PlayStrip } from './play-strip.tsx'
import { hasOpaqueOrigin } from '../../../lib/opaque-origin.ts'
import { BingoLetters } from './bingo-letters.tsx'

interface EmbedBoardProps {
  card: Card
  absent: Absence | undefined
}

/** A card in play, in a frame. */
export function EmbedBoard({ card, absent }: EmbedBoardProps) {
  const { cardId } = card
  const { press, reset } = useMarking(reactInFrame)
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  // A layout effect, so that a returning player's marks are in the first paint.
  useLayoutEffect(() => followBoard(cardId), [cardId])
  useEffect(followRemoteChanges, [])
  const marked = board?.marks.marks.length ?? 0
  const prompt = board?.prompt
  // Its button goes with the marks.
  const clear = () => {
    reset()
    focusBoard()
  }

  return (
    <Ticket
      theme={card.theme}
      title={card.title || UNTITLED_CARD}
      serial={
        <>
          {absent ? <span>{ABSENCES[absent].short}</span> : <PlayersNow cardId={cardId} among />}
          <NotLive />
          <OpenInApp cardId={cardId} />
        </>
      }
      strip={
        prompt ? (
          <MarksPrompt prompt={prompt} onKeep={keepMarks} onClear={clear} />
        ) : (
          <>
            <PlayStrip lines={lines.length} oneToGo={toGo.size > 0} marked={marked} />
            {marked > 0 && (
              <button type="button" className="embed-icon" aria-label="Reset Marks" onClick={clear}>
                <RotateCcw aria-hidden="true" />
              </button>
            )}
          </>
        )
      }
      stripTone={prompt ? 'asks' : lines.length > 0 ? 'win' : undefined}
    >
      <PlayGrid card={card} onPress={press} />
      <BingoStamp />
    </Ticket>
  )
}

/** A card to look at, in a frame: a picture that follows the host's edits. */
export function EmbedPicture({ card, absent }: EmbedBoardProps) {
  return (
    <Ticket
      theme={card.theme}
      title={card.title || UNTITLED_CARD}
      serial={
        <>
          {absent && <span>{ABSENCES[absent].short}</span>}
          <NotLive />
          <OpenInApp cardId={card.cardId} />
        </>
      }
    >
      <StillGrid card={card} />
    </Ticket>
  )
}

const noUpdates = () => () => undefined

/** Says so where the host's edits never arrive. The server can't know. */
function NotLive() {
  const isApart = useSyncExternalStore(noUpdates, hasOpaqueOrigin, () => false)
  return isApart && <span>Not live here</span>
}

const SHOWN_MS = 2600

/** BINGO! over the squares for a moment. Taps go through it. */
function BingoStamp() {
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
