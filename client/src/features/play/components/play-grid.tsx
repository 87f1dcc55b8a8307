import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import type { Line } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { store } from '../../../lib/store.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { Streak } from '../../card/components/streak.tsx'
import { linesAtom, shownBoardAtom, shuffleAtom, shuffleChoiceAtom, toGoAtom } from '../atoms.ts'
import { showWords } from '../shuffle.ts'

interface PlayGridProps {
  card: Card
  /** Receives the card index. */
  onPress: (index: number) => void
}

const keyOf = ({ kind, position }: Line) => `${kind}${position}`

/** The squares in the player's shuffle, with their marks and lines. */
export function PlayGrid({ card, onPress }: PlayGridProps) {
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const shuffle = useAtomValue(shuffleAtom)
  const choice = useAtomValue(shuffleChoiceAtom)
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

  return (
    <CardGrid
      gridSize={card.gridSize}
      label={card.title || UNTITLED_CARD}
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
  )
}
