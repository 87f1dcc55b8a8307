import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import type { Line } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { Streak } from '../../card/components/streak.tsx'
import { linesAtom, shownBoardAtom, shuffleChoiceAtom, toGoAtom } from '../atoms.ts'
import { showWords } from '../shuffle.ts'

interface PlayGridProps {
  /** As the player sees it. */
  card: Card
  onPress: (index: number) => void
}

const keyOf = ({ kind, position }: Line) => `${kind}${position}`

/** The squares with their marks and lines. */
export function PlayGrid({ card, onPress }: PlayGridProps) {
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const choice = useAtomValue(shuffleChoiceAtom)
  useLayoutEffect(() => {
    if (choice) showWords()
  }, [choice])
  const marks = new Set(board?.marks.marks)
  const edited = new Set(board?.marks.edited)
  const called = new Set(card.called)
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
      {card.cells.map((text, index) =>
        index === freeIndex ? (
          <FreeCell key={index} index={index} gridSize={card.gridSize} imageUrl={card.freeSpaceImageUrl} />
        ) : (
          <CardCell
            // A new shuffle mounts new cells: no mark slides, and a late tap cannot hit other words.
            key={`${choice?.seed ?? ''}${index}`}
            index={index}
            gridSize={card.gridSize}
            text={text}
            onPress={onPress}
            pressed={marks.has(index)}
            toGo={toGo.has(index)}
            won={won.has(index)}
            edited={edited.has(index)}
            called={text !== '' && called.has(text)}
            washedBy={board?.fresh.includes(index) ? card.version : undefined}
          />
        ),
      )}
    </CardGrid>
  )
}
