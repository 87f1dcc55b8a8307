import { Children, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import type { GridSize } from '#shared/product.ts'

interface CardGridProps {
  gridSize: GridSize
  /** The grid's name for screen readers. */
  label: string
  /** gridSize² squares in reading order: `CardCell` or `FreeCell`. */
  children: ReactNode
  /** Rendered over the squares: the lines. */
  overlay?: ReactNode
  /** Animates the squares that are one to go. */
  breathe?: boolean | undefined
  /** Pulses all marks once. */
  blackout?: boolean | undefined
}

/** The move of each key in rows and columns; Home and End look for a button from their end of the row. */
const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, 1],
  End: [0, -1],
}

/**
 * The grid. Every square's button is in the tab order, as the help page says; arrow keys, Home and End also
 * move between them and skip the free space. Keys pressed in a text field stay with the field.
 */
export function CardGrid({ gridSize, label, children, overlay, breathe, blackout }: CardGridProps) {
  const cells = Children.toArray(children)
  const rows = Array.from({ length: gridSize }, (_, row) => cells.slice(row * gridSize, (row + 1) * gridSize))

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key]
    const from = event.target instanceof HTMLButtonElement && event.target.closest('[data-index]')
    if (!step || !from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const index = Number(from.getAttribute('data-index'))
    let [row, column] = [Math.floor(index / gridSize), index % gridSize]
    const last = gridSize - 1
    const [down, right] = step
    if (event.key === 'Home') column = 0
    else if (event.key === 'End') column = last
    else [row, column] = [row + down, column + right]
    for (; row >= 0 && row <= last && column >= 0 && column <= last; row += down, column += right) {
      const selector = `[data-index="${row * gridSize + column}"] button`
      const button = event.currentTarget.querySelector<HTMLButtonElement>(selector)
      if (button) {
        event.preventDefault()
        button.focus()
        return
      }
    }
    event.preventDefault()
  }

  return (
    <div
      className="card-grid"
      role="grid"
      aria-label={label}
      style={{ '--n': gridSize } as CSSProperties}
      data-breathe={breathe || undefined}
      data-blackout={blackout || undefined}
      onKeyDown={moveFocus}
    >
      {rows.map((row, position) => (
        <div className="card-row" role="row" key={position}>
          {row}
        </div>
      ))}
      {overlay}
    </div>
  )
}
