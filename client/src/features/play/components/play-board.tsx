import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { UNTITLED_CARD } from '#shared/product.ts'
import type { Line } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { store } from '../../../lib/store.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { PlayersNow } from '../../card/components/players-now.tsx'
import { Streak } from '../../card/components/streak.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import {
  bingoNewsAtom,
  linesAtom,
  shownBoardAtom,
  shuffleAtom,
  shuffleChoiceAtom,
  toGoAtom,
} from '../atoms.ts'
import { showWords } from '../shuffle.ts'
import { PlayStrip } from './play-strip.tsx'

interface PlayBoardProps {
  card: Card
  deleted: boolean
  /** Receives the card index. */
  onPress: (index: number) => void
  onReset: () => void
}

const loadExtras = () => import('./ticket-extras.tsx')

const keyOf = ({ kind, position }: Line) => `${kind}${position}`

/** The ticket with the player's shuffle and marks. On the server, and until both are read from storage, it is as the host made it. */
export function PlayBoard({ card, deleted, onPress, onReset }: PlayBoardProps) {
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const shuffle = useAtomValue(shuffleAtom)
  const choice = useAtomValue(shuffleChoiceAtom)
  const isAwaited = useAtomValue(bingoNewsAtom) !== undefined || board?.prompt !== undefined
  const extras = useLazy(loadExtras, { when: isAwaited ? 'now' : 'idle' })
  const pressAt = useCallback(
    (position: number) => {
      const index = store.get(shuffleAtom)[position]
      if (index !== undefined) onPress(index)
    },
    [onPress],
  )
  useLayoutEffect(() => {
    if (choice) showWords()
  }, [choice])
  const marks = new Set(board?.marks.marks)
  const edited = new Set(board?.marks.edited)
  const won = new Set(lines.flatMap((line) => line.cells))
  const newLines = new Set(board?.lastTap.lines.map(keyOf))
  const freeIndex = freeIndexOf(card)
  const title = card.title || UNTITLED_CARD

  return (
    <Ticket
      theme={card.theme}
      title={title}
      serial={
        <>
          <span>{isTemporaryId(card.cardId) ? 'Temporary card' : `No. ${card.cardId}`}</span>
          {deleted ? <span>Deleted by its host</span> : <PlayersNow cardId={card.cardId} among />}
        </>
      }
      strip={
        <>
          {extras && <extras.TicketExtras card={card} deleted={deleted} onReset={onReset} />}
          {!board?.prompt && <PlayStrip lines={lines.length} oneToGo={toGo.size > 0} marked={marks.size} />}
        </>
      }
      stripTone={board?.prompt ? 'asks' : lines.length > 0 ? 'win' : undefined}
    >
      <CardGrid
        gridSize={card.gridSize}
        label={title}
        breathe={board?.lastTap.toGo}
        blackout={board?.lastTap.blackout}
        overlay={lines.map((line) => (
          <Streak key={keyOf(line)} line={line} gridSize={card.gridSize} run={newLines.has(keyOf(line))} />
        ))}
      >
        {shuffle.map((index, position) =>
          position === freeIndex ? (
            <FreeCell
              key={position}
              index={position}
              gridSize={card.gridSize}
              imageUrl={card.freeSpaceImageUrl}
            />
          ) : (
            <CardCell
              // A new shuffle mounts new cells: no mark slides, and a late tap cannot hit other words.
              key={`${choice?.seed ?? ''}${position}`}
              index={position}
              gridSize={card.gridSize}
              text={card.cells[index] ?? ''}
              onPress={pressAt}
              pressed={marks.has(index)}
              toGo={toGo.has(position)}
              won={won.has(position)}
              edited={edited.has(index)}
              washedBy={board?.fresh.includes(index) ? card.version : undefined}
            />
          ),
        )}
      </CardGrid>
    </Ticket>
  )
}
