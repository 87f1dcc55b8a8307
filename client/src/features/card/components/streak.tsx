import type { CSSProperties } from 'react'
import type { GridSize } from '#shared/product.ts'
import { isShape, type Line } from '#shared/rules/bingo.ts'

interface StreakProps {
  line: Line
  gridSize: GridSize
  /** Animates the line from the first square to the last. */
  run: boolean
}

/** Returns the grid area of a line. Rows may differ in height, so the line of a row is placed in that row. */
function placeOf({ kind, position }: Line): CSSProperties {
  const fullTrack = '1 / -1'
  const ownTrack = `${position + 1} / ${position + 2}`
  return {
    gridRow: kind === 'row' ? ownTrack : fullTrack,
    gridColumn: kind === 'column' ? ownTrack : fullTrack,
  }
}

/** Returns a path from the middle of the first square to the middle of the last, in a view box of 100 by 100. */
function pathOf({ kind, position }: Line, gridSize: GridSize): string {
  const near = 50 / gridSize
  const far = 100 - near
  if (kind === 'row') return `M${near} 50H${far}`
  if (kind === 'column') return `M50 ${near}V${far}`
  return position === 0 ? `M${near} ${near}L${far} ${far}` : `M${far} ${near}L${near} ${far}`
}

function directionOf({ kind, position }: Line): 'right' | 'down' | 'left' {
  if (kind === 'column') return 'down'
  return kind === 'diagonal' && position === 1 ? 'left' : 'right'
}

/** The line through the squares of a complete row, column or diagonal. Shapes have no line. */
export function Streak({ line, gridSize, run }: StreakProps) {
  if (isShape(line.kind)) return null
  const path = pathOf(line, gridSize)
  return (
    <svg
      className="streak"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={placeOf(line)}
      data-run={run ? directionOf(line) : undefined}
    >
      <path className="casing" d={path} />
      <path d={path} />
    </svg>
  )
}
