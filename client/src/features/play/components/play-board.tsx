import { useAtomValue } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { UNTITLED_CARD } from '#shared/product.ts'
import type { Card } from '#shared/schemas/card.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { ABSENCES } from '../../card/absence.ts'
import type { Absence } from '../../../sync/card-store.ts'
import { PlayersNow } from '../../card/components/players-now.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { bingoNewsAtom, linesAtom, playedCardAtom, shownBoardAtom, toGoAtom } from '../atoms.ts'
import { PlayGrid } from './play-grid.tsx'
import { PlayStrip } from './play-strip.tsx'

interface PlayBoardProps {
  card: Card
  absent: Absence | undefined
  /** Receives the index of the square on the player's card. */
  onPress: (index: number) => void
  onReset: () => void
  /** Loads the other parts of the strip; the same function at every render. */
  loadExtras: () => Promise<{ TicketExtras: ComponentType<TicketExtrasProps> }>
  /** Shown over the title in a frame, which leaves out the card's number. */
  frameSerial?: ReactNode
  /** Shown over the squares. */
  children?: ReactNode
}

export interface TicketExtrasProps {
  card: Card
  absent: Absence | undefined
  onReset: () => void
}

/** The ticket with the player's shuffle and marks. On the server, and until both are read from storage, it is as the host made it. */
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
  const toGo = useAtomValue(toGoAtom)
  const isAwaited = useAtomValue(bingoNewsAtom) !== undefined || board?.prompt !== undefined
  const extras = useLazy(loadExtras, { when: isAwaited ? 'now' : 'idle' })
  const marked = board?.marks.marks.length ?? 0
  const title = card.title || UNTITLED_CARD

  return (
    <Ticket
      theme={card.theme}
      title={title}
      serial={
        <>
          {!frameSerial && (
            <span>{isTemporaryId(card.cardId) ? 'Temporary card' : `No. ${card.cardId}`}</span>
          )}
          {absent ? <span>{ABSENCES[absent].short}</span> : <PlayersNow cardId={card.cardId} among />}
          {frameSerial}
        </>
      }
      strip={
        <>
          {extras && <extras.TicketExtras card={card} absent={absent} onReset={onReset} />}
          {!board?.prompt && (
            <PlayStrip
              lines={/line/.test(card.pattern) ? lines.length : undefined}
              hasWon={lines.length > 0}
              oneToGo={toGo.size > 0}
              marked={marked}
              called={card.called}
            />
          )}
        </>
      }
      stripTone={board?.prompt ? 'asks' : lines.length > 0 ? 'win' : undefined}
    >
      <PlayGrid card={played} onPress={onPress} />
      {children}
    </Ticket>
  )
}
