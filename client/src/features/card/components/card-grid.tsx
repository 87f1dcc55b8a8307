import { Children, useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import type { GridSize } from '#shared/product.ts'
import { hasLetters, LETTERS } from '#shared/rules/columns.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'

interface CardGridProps {
  gridSize: GridSize
  /** Whether words stay in their column. */
  columns?: boolean
  /** The grid's name for screen readers. */
  label: string
  /** gridSize² squares in reading order: `CardCell` or `FreeCell`. */
  children: ReactNode
  /** What screen readers hear of a called square, for squares that are dealt before the app has loaded (early-deal.ts). */
  calls?: string | undefined
  /** Rendered over the squares: the lines. */
  overlay?: ReactNode
  /** Animates the squares that are one to go. */
  breathe?: boolean | undefined
  /** Pulses all marks once. */
  blackout?: boolean | undefined
}

const loadKeys = () => import('../grid-keys.ts')

/**
 * The grid. It is one stop of the Tab key; arrow keys, Home and End move between the squares. The keys load after the
 * first paint: until then every square's button is a stop.
 */
export function CardGrid({
  gridSize,
  columns = false,
  label,
  children,
  calls,
  overlay,
  breathe,
  blackout,
}: CardGridProps) {
  const cells = Children.toArray(children)
  const rows = Array.from({ length: gridSize }, (_, row) => cells.slice(row * gridSize, (row + 1) * gridSize))

  const isLettered = hasLetters({ gridSize, columns })
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
      data-breathe={breathe || undefined}
      data-blackout={blackout || undefined}
    >
      {isLettered && (
        <div className="card-letters grid justify-items-center" translate="no" aria-hidden="true">
          {Array.from(LETTERS, (letter) => (
            <b key={letter}>{letter}</b>
          ))}
        </div>
      )}
      {rows.map((row, position) => (
        <div className="card-row" role="row" key={position}>
          {row}
        </div>
      ))}
      {overlay}
    </div>
  )
}
