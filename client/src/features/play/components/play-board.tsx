import { useAtomValue } from 'jotai'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { play } from '#messages/play.ts'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { noteUse } from '../../../lib/lazy/idle.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import type { Absence } from '../../../sync/card-store.ts'
import { PlayersNow } from '../../card/components/players-now.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import {
  bingoNewsAtom,
  linesAtom,
  playedCardAtom,
  shownBoardAtom,
  shuffleChoiceAtom,
  toGoAtom,
} from '../atoms.ts'
import type {} from '../early-marks.ts'
import { PlayStrip } from './play-strip.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { showWords } from '../shuffle.ts'

export interface TicketExtrasProps {
  card: Card
  absent: Absence | undefined
  onReset: () => void
}

interface PlayBoardProps extends TicketExtrasProps {
  /** Receives the index of the square on the player's card. */
  onPress: (index: number) => void
  /** Loads the deferred parts of the strip. Must be the same function on every render. */
  loadExtras: () => Promise<{ TicketExtras: ComponentType<TicketExtrasProps> }>
  /** Shown over the title in a frame, which leaves out the card's number. */
  frameSerial?: ReactNode
  /** Shown over the squares. */
  children?: ReactNode
}

/** The ticket with the player's shuffle and marks. Until they are read from storage it has the host's order. */
export function PlayBoard({
  card,
  absent,
  onPress,
  onReset,
  loadExtras,
  frameSerial,
  children,
}: PlayBoardProps) {
  const board = useAtomValue(shownBoardAtom)
  const played = useAtomValue(playedCardAtom) ?? card
  const lines = useAtomValue(linesAtom)
  const isAwaited = useAtomValue(bingoNewsAtom) !== undefined || board?.prompt !== undefined
  const extras = useLazy(loadExtras, { when: isAwaited ? 'now' : 'idle' })

  return (
    <Ticket
      theme={card.theme}
      title={card.title || basics.untitled}
      serial={
        <>
          {isTemporaryId(card.cardId) && <span>{play.temporary}</span>}
          {absent ? <span>{texts.absent[absent].short}</span> : <PlayersNow cardId={card.cardId} among />}
          {frameSerial}
        </>
      }
      strip={
        <>
          {extras && <extras.TicketExtras card={card} absent={absent} onReset={onReset} />}
          {!board?.prompt && <PlayStrip card={card} />}
        </>
      }
      stripTone={board?.prompt ? 'asks' : lines.length > 0 ? 'win' : undefined}
    >
      <PlayGrid card={played} onPress={onPress} />
      {children}
    </Ticket>
  )
}

interface PlayGridProps {
  /** The card as the player sees it. */
  card: Card
  onPress: (index: number) => void
}

/** The squares with their marks and lines. */
function PlayGrid({ card, onPress }: PlayGridProps) {
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const choice = useAtomValue(shuffleChoiceAtom)
  useLayoutEffect(() => {
    if (choice) showWords()
  }, [choice])
  const marks = new Set(board?.marks.marks)
  // Taps made before hydration are applied once the squares show the board, to the squares that the player saw.
  useLayoutEffect(() => {
    const early = (board && window.takeEarlyMarks?.(board.marks.marks)) ?? []
    if (early.length > 0) noteUse()
    early.forEach((index) => onPress(index))
  }, [board, onPress])
  const edited = new Set(board?.marks.edited)
  const called = new Set(card.called)

  return (
    <CardGrid
      card={card}
      squareOf={(index, text) => ({
        onPress,
        pressed: marks.has(index),
        toGo: toGo.has(index),
        edited: edited.has(index),
        called: called.has(text),
        washedBy: board?.fresh.includes(index) ? card.version : undefined,
      })}
      seed={choice?.seed ?? ''}
      calls={card.called.length > 0 ? texts.called : undefined}
      lines={lines}
      lastTap={board?.lastTap}
    />
  )
}
