import { memo, useState, type ReactNode } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import type { GridSize } from '#shared/product.ts'
import { fontStep, hyphenate } from '#shared/rules/font-step.ts'
import { factsInWords } from '../square-words.ts'

interface CardCellProps {
  index: number
  gridSize: GridSize
  text: string
  /** The language of the words, if it is known. */
  lang?: string | undefined
  /** Makes the whole cell a button. */
  onPress?: ((index: number) => void) | undefined
  /** Whether the square is marked; makes the button a toggle. */
  pressed?: boolean | undefined
  /** Whether the square is the last unmarked one of a line. */
  toGo?: boolean | undefined
  /** Whether the square is in a complete line. */
  won?: boolean | undefined
  /** Whether the host changed these words after the player last tapped the square. */
  edited?: boolean | undefined
  /** Whether the host called these words in this round. */
  called?: boolean | undefined
  /** The card version that just changed these words: plays the wash animation once. */
  washedBy?: number | undefined
  /** The square's role in a swap of two squares. */
  swap?: 'from' | 'over' | undefined
  /** The button's accessible name, if it is not the words themselves. */
  label?: string | undefined
  /** Shown in a square without words. */
  blank?: ReactNode
  /** An input field that replaces the button and its words. */
  children?: ReactNode
}

/** Returns one of four mark shapes, so that adjacent squares differ. */
function blotVariant(index: number): 0 | 1 | 2 | 3 {
  if (index % 7 === 1) return 3
  if (index % 4 === 0) return 2
  return index % 3 === 2 ? 1 : 0
}

/** Returns which rounded bottom corner of the grid a square fills, if any. */
export function cornerOf(index: number, gridSize: GridSize): 'left' | 'right' | undefined {
  if (index === gridSize * (gridSize - 1)) return 'left'
  return index === gridSize * gridSize - 1 ? 'right' : undefined
}

function describe({ toGo, won, edited, called }: CardCellProps): string | undefined {
  return basics.list(factsInWords({ edited, toGo, won, called })) || undefined
}

/** One square of the grid. Marks animate only after a tap on this page, not on load. */
export const CardCell = memo(function CardCell(props: CardCellProps) {
  const { index, gridSize, text, onPress, pressed, label, blank, children } = props
  const [touched, setTouched] = useState(false)
  const face = {
    className: 'cell',
    'data-step': fontStep(text),
    'data-corner': cornerOf(index, gridSize),
    'data-blot': blotVariant(index),
    'data-marked': pressed || undefined,
    'data-called': props.called || undefined,
  }
  const words = text ? (
    <span className="words" dir="auto" lang={props.lang}>
      {hyphenate(text)}
    </span>
  ) : (
    blank
  )
  return (
    <div className="square" role="gridcell" data-index={index} data-swap={props.swap}>
      {children ? (
        <div {...face}>{children}</div>
      ) : onPress ? (
        <button
          type="button"
          {...face}
          // Screen readers get the row and column from the grid.
          aria-label={label || text || texts.blank}
          aria-description={describe(props)}
          aria-pressed={pressed}
          data-touched={touched || undefined}
          data-togo={props.toGo || undefined}
          data-won={props.won || undefined}
          data-wash={props.washedBy && props.washedBy % 2}
          onClick={() => {
            setTouched(true)
            onPress(index)
          }}
        >
          {words}
          {props.edited && <span className="dot" aria-hidden="true" />}
        </button>
      ) : (
        <div {...face} aria-description={describe(props)}>
          {words}
        </div>
      )}
    </div>
  )
})
