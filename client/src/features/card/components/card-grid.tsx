import { useEffect, useRef, type ComponentProps, type CSSProperties } from 'react'
import { basics } from '#messages/basics.ts'
import type { Line, TapEffects } from '#shared/rules/bingo.ts'
import { hasLetters, COLUMN_LETTERS } from '#shared/rules/columns.ts'
import { freeIndexOf, type Grid } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { CardCell } from './card-cell.tsx'
import { FreeCell } from './free-cell.tsx'
import { Streak } from './streak.tsx'

interface CardGridProps {
  card: Grid & Pick<CardContent, 'title' | 'columns' | 'freeSpaceImageUrl'> & { cells: readonly string[] }
  /** The grid's name for screen readers; the card's title by default. */
  label?: string
  /** Returns the props of a square other than its words. Without this function, no square can be pressed. */
  squareOf?: (
    index: number,
    text: string,
  ) => Omit<ComponentProps<typeof CardCell>, 'index' | 'gridSize' | 'text' | 'won'>
  /** The player's shuffle. A new seed mounts new squares: no mark slides, and no late tap hits other words. */
  seed?: string
  /** The screen reader text for called squares, which early-deal.ts adds to squares that it deals. */
  calls?: string | undefined
  /** The complete lines, which are drawn over the squares. */
  lines?: readonly Line[]
  /** The tap to animate: lines run, squares one to go breathe, and all marks pulse once after the last square. */
  lastTap?: TapEffects | undefined
}

const keyOf = ({ kind, position }: Line) => `${kind}${position}`

const loadKeys = () => import('../grid-keys.ts')

/**
 * The grid. It is a single tab stop; arrow keys, Home and End move between the squares. The code for the keys loads
 * after the first paint: until then every square's button is a tab stop.
 */
export function CardGrid({
  card,
  label = card.title || basics.untitled,
  squareOf,
  seed = '',
  calls,
  lines = [],
  lastTap,
}: CardGridProps) {
  const { gridSize } = card
  const free = freeIndexOf(card)
  const won = new Set(lines.flatMap((line) => line.cells))
  const squares = card.cells.map((text, index) =>
    index === free ? (
      <FreeCell key={index} index={index} gridSize={gridSize} imageUrl={card.freeSpaceImageUrl} />
    ) : (
      <CardCell
        key={`${seed}${index}`}
        index={index}
        gridSize={gridSize}
        text={text}
        won={won.has(index)}
        {...squareOf?.(index, text)}
      />
    ),
  )
  const rows = Array.from({ length: gridSize }, (_, row) =>
    squares.slice(row * gridSize, (row + 1) * gridSize),
  )

  const newLines = new Set(lastTap?.lines.map(keyOf))
  const isLettered = hasLetters(card)
  const grid = useRef<HTMLDivElement>(null)
  const keys = useLazy(loadKeys)
  useEffect(() => keys?.followKeys(grid.current!), [keys])

  return (
    <div
      ref={grid}
      className="card-grid"
      role="grid"
      aria-label={label}
      style={{ '--n': gridSize } as CSSProperties}
      data-calls={calls}
      data-letters={isLettered || undefined}
      data-breathe={lastTap?.toGo || undefined}
      data-blackout={lastTap?.blackout || undefined}
    >
      {isLettered && (
        <div className="card-letters grid justify-items-center" translate="no" aria-hidden="true">
          {Array.from(COLUMN_LETTERS, (letter) => (
            <b key={letter}>{letter}</b>
          ))}
        </div>
      )}
      {rows.map((row, position) => (
        <div className="card-row" role="row" key={position}>
          {row}
        </div>
      ))}
      {lines.map((line) => (
        <Streak key={keyOf(line)} line={line} gridSize={gridSize} run={newLines.has(keyOf(line))} />
      ))}
    </div>
  )
}
