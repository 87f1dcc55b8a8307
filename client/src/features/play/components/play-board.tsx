import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Line } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { store } from '../../../lib/store.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { PlayersNow } from '../../card/components/players-now.tsx'
import { Streak } from '../../card/components/streak.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { placesAtom, linesAtom, shuffleAtom, shownBoardAtom, toGoAtom } from '../atoms.ts'
import { showWords } from '../shuffle.ts'
import { PlayStrip } from './play-strip.tsx'

interface PlayBoardProps {
  card: Card
  deleted: boolean
  /** Takes the card's own index. */
  onPress: (index: number) => void
}

const keyOf = ({ kind, position }: Line) => `${kind}${position}`

/** The ticket in the player's order with their marks on it; on the server, and until they are laid, as its host made it. */
export function PlayBoard({ card, deleted, onPress }: PlayBoardProps) {
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const layout = useAtomValue(placesAtom)
  const order = useAtomValue(shuffleAtom)
  const pressAt = useCallback(
    (position: number) => {
      const index = store.get(placesAtom)[position]
      if (index !== undefined) onPress(index)
    },
    [onPress],
  )
  useLayoutEffect(() => {
    if (order) showWords()
  }, [order])
  const marks = new Set(board?.marks.marks)
  const edited = new Set(board?.marks.edited)
  const won = new Set(lines.flatMap((line) => line.cells))
  const ownLines = new Set(board?.own.lines.map(keyOf))
  const freeIndex = freeIndexOf(card)
  const title = card.title || PRODUCT_NAME

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
      strip={<PlayStrip lines={lines.length} oneToGo={toGo.size > 0} marked={marks.size} />}
      stripTone={lines.length > 0 ? 'win' : undefined}
    >
      <CardGrid
        gridSize={card.gridSize}
        label={title}
        breathe={board?.own.toGo}
        blackout={board?.own.blackout}
        overlay={lines.map((line) => (
          <Streak key={keyOf(line)} line={line} gridSize={card.gridSize} run={ownLines.has(keyOf(line))} />
        ))}
      >
        {layout.map((index, position) =>
          position === freeIndex ? (
            <FreeCell
              key={position}
              index={position}
              gridSize={card.gridSize}
              imageUrl={card.freeSpaceImageUrl}
            />
          ) : (
            <CardCell
              // Of another order, another cell: no blot moves, and a tap that was meant for other words is lost.
              key={`${order?.seed ?? ''}${position}`}
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
