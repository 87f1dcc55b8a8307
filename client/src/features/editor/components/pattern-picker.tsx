import { PATTERNS, type Pattern } from '#shared/product.ts'
import { linesOf, shapeOf } from '#shared/rules/bingo.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import { PATTERN_NAMES } from '../../card/pattern-names.ts'
import { Swatches } from './swatches.tsx'

const SIZE = 5
/** The rows that stand for lines. */
const ROWS = { line: [2], 'two-lines': [1, 3] }

/** The squares of a small grid that are drawn as marked. */
function markedOf(pattern: Pattern): Set<number> {
  const parts =
    pattern === 'line' || pattern === 'two-lines'
      ? linesOf(SIZE).filter(({ kind, position }) => kind === 'row' && ROWS[pattern].includes(position))
      : [shapeOf(pattern, SIZE)]
  return new Set(parts.flatMap(({ cells }) => cells))
}

function SmallGrid({ pattern }: { pattern: Pattern }) {
  const marked = markedOf(pattern)
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className="m-auto size-[76%]">
      {emptyCells(SIZE).map((_, index) => (
        <rect
          key={index}
          x={(index % SIZE) * 7}
          y={Math.floor(index / SIZE) * 7}
          width="6"
          height="6"
          rx={marked.has(index) ? 3 : 0.5}
          className={marked.has(index) ? 'fill-text' : 'fill-edge opacity-30'}
        />
      ))}
    </svg>
  )
}

interface PatternPickerProps {
  value: Pattern
  onChange: (pattern: Pattern) => void
}

/** What wins, chosen by small grids. */
export function PatternPicker({ value, onChange }: PatternPickerProps) {
  return (
    <Swatches
      legend="To win"
      names={PATTERN_NAMES}
      values={PATTERNS}
      value={value}
      onChange={onChange}
      paper={(pattern) => ({ title: PATTERN_NAMES[pattern], className: 'grid bg-cell' })}
    >
      {(pattern) => <SmallGrid pattern={pattern} />}
    </Swatches>
  )
}
