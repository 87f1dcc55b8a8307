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

/** The move of each key: `by` rows and columns, or `to` a row and column. `last` is the last row's index. */
const STEPS: Record<
  string,
  (last: number, row: number) => { by: [number, number] } | { to: [number, number] }
> = {
  ArrowUp: () => ({ by: [-1, 0] }),
  ArrowDown: () => ({ by: [1, 0] }),
  ArrowLeft: () => ({ by: [0, -1] }),
  ArrowRight: () => ({ by: [0, 1] }),
  Home: (_last, row) => ({ to: [row, 0] }),
  End: (last, row) => ({ to: [row, last] }),
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
    const move = step(last, row)
    const [down, right] = 'by' in move ? move.by : [0, Math.sign(column - move.to[1])]
    if ('to' in move) [row, column] = move.to
    else [row, column] = [row + down, column + right]
    for (; row >= 0 && row <= last && column >= 0 && column <= last; row += down, column += right) {
      const selector = `[data-index="${row * gridSize + column}"] button`
      const button = event.currentTarget.querySelector<HTMLButtonElement>(selector)
      if (button) {
        event.preventDefault()
        button.focus()
        return
      }
      if (down === 0 && right === 0) return
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
