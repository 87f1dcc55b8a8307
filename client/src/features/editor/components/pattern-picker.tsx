import { useId } from 'react'
import { PATTERNS, type Pattern } from '#shared/product.ts'
import { PATTERN_NAMES } from '../../card/pattern-names.ts'

const SIZE = 5
const LAST = SIZE - 1
const isEdge = (at: number) => at === 0 || at === LAST

/** Which squares of a small grid are drawn as marked. */
const MARKED: Record<Pattern, (row: number, column: number) => boolean> = {
  line: (row) => row === 2,
  'two-lines': (row) => row === 1 || row === 3,
  corners: (row, column) => isEdge(row) && isEdge(column),
  x: (row, column) => row === column || row + column === LAST,
  frame: (row, column) => isEdge(row) || isEdge(column),
  full: () => true,
}

function SmallGrid({ pattern }: { pattern: Pattern }) {
  const squares = Array.from({ length: SIZE * SIZE }, (_, index) => [Math.floor(index / SIZE), index % SIZE])
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className="m-auto size-[76%]">
      {squares.map(([row = 0, column = 0]) => (
        <rect
          key={row * SIZE + column}
          x={column * 7}
          y={row * 7}
          width="6"
          height="6"
          rx={MARKED[pattern](row, column) ? 3 : 0.5}
          className={MARKED[pattern](row, column) ? 'fill-text' : 'fill-edge opacity-30'}
        />
      ))}
    </svg>
  )
}

interface PatternPickerProps {
  value: Pattern
  onChange: (pattern: Pattern) => void
}

/** Radio buttons for what wins, as small grids; the legend names the chosen one. */
export function PatternPicker({ value, onChange }: PatternPickerProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{`To win: ${PATTERN_NAMES[value]}`}</legend>
      <div className="grid grid-cols-[repeat(6,minmax(0,56px))] justify-between gap-[4px]">
        {PATTERNS.map((pattern) => (
          <label
            key={pattern}
            title={PATTERN_NAMES[pattern]}
            className="relative grid aspect-square cursor-pointer rounded-field border-2 border-edge bg-cell"
          >
            <input
              type="radio"
              className="absolute -inset-[4px] z-1 cursor-pointer appearance-none rounded-toast outline-offset-2 checked:border-3 checked:border-ink"
              name={group}
              aria-label={PATTERN_NAMES[pattern]}
              checked={pattern === value}
              onChange={() => onChange(pattern)}
            />
            <SmallGrid pattern={pattern} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
