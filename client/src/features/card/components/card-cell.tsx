import { memo, useState, type ReactNode } from 'react'
import type { GridSize } from '#shared/product.ts'
import { fontStep, hyphenate } from '#shared/rules/font-step.ts'
import { factsInWords, placeInWords } from '../square-words.ts'

interface CardCellProps {
  index: number
  gridSize: GridSize
  text: string
  /** Makes the whole cell a button. */
  onPress?: ((index: number) => void) | undefined
  /** Whether the cell is marked; the button is then one that stays pressed. */
  pressed?: boolean | undefined
  /** The only square that a line lacks. */
  toGo?: boolean | undefined
  /** In a full line. */
  won?: boolean | undefined
  /** The host changed these words since the player last touched the cell. */
  edited?: boolean | undefined
  /** The version of the card that brought these words just now: their paper washes out once. */
  washedBy?: number | undefined
  /** The button's name where it is not the words themselves. */
  label?: string | undefined
  /** What a cell without words shows. */
  blank?: ReactNode
  /** Stands in place of the button and its words (a field to type in). */
  children?: ReactNode
}

export const BLANK_CELL_LABEL = 'Blank square'

/** Blots are not all alike: three turned variants beside the plain one, spread so that neighbours differ. */
function blotVariant(index: number): 0 | 1 | 2 | 3 {
  const place = index + 1
  if (place % 7 === 2) return 3
  if (place % 4 === 1) return 2
  return place % 3 === 0 ? 1 : 0
}

/** The grid's bottom corners are round: which of them a cell is. */
export function cornerOf(index: number, gridSize: GridSize): 'left' | 'right' | undefined {
  if (index === gridSize * (gridSize - 1)) return 'left'
  return index === gridSize * gridSize - 1 ? 'right' : undefined
}

/** The words first: whoever speaks to the page says what they see. */
function nameOf(text: string, index: number, gridSize: GridSize): string {
  return `${text || BLANK_CELL_LABEL}, ${placeInWords(index, gridSize)}`
}

function describe({ toGo, won, edited }: CardCellProps): string | undefined {
  return factsInWords({ edited, toGo, won }).join(', ') || undefined
}

/** One square of the grid. Only cells touched on this page move their blot: marks that were there already just are. */
export const CardCell = memo(function CardCell(props: CardCellProps) {
  const { index, gridSize, text, onPress, pressed, label, blank, children } = props
  const [touched, setTouched] = useState(false)
  const face = {
    className: 'cell',
    'data-step': fontStep(text),
    'data-corner': cornerOf(index, gridSize),
    'data-blot': blotVariant(index),
  }
  const words =
    text === '' ? (
      blank
    ) : (
      <span className="words" dir="auto">
        {hyphenate(text)}
      </span>
    )
  return (
    <div className="square" role="gridcell" data-index={index}>
      {children !== undefined ? (
        <div {...face}>{children}</div>
      ) : onPress ? (
        <button
          type="button"
          {...face}
          aria-label={label ?? nameOf(text, index, gridSize)}
          aria-description={describe(props)}
          aria-pressed={pressed}
          data-touched={touched || undefined}
          data-togo={props.toGo || undefined}
          data-won={props.won || undefined}
          data-wash={props.washedBy === undefined ? undefined : props.washedBy % 2}
          onClick={() => {
            setTouched(true)
            onPress(index)
          }}
        >
          {words}
          {props.edited && <span className="dot" aria-hidden="true" />}
        </button>
      ) : (
        <div {...face}>{words}</div>
      )}
    </div>
  )
})
