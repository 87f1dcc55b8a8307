import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { StartChips } from './start-chips.tsx'

interface BoardStripProps {
  /** The number of squares with words. */
  filled: number
  /** The number of squares that can have words. */
  places: number
  /** Whether players have the card already. */
  isLive: boolean
  isSwapping: boolean
  onCancelSwap: () => void
  onExamples: () => void
}

/** The line between the title and the squares: how full the card is, and how to begin while it is empty. */
export function BoardStrip({
  filled,
  places,
  isLive,
  isSwapping,
  onCancelSwap,
  onExamples,
}: BoardStripProps) {
  if (isSwapping)
    return (
      <>
        <span>Pick the square to swap with</span>
        <button type="button" className="end strip-cancel" onClick={onCancelSwap}>
          Cancel
        </button>
      </>
    )
  const state =
    isLive && filled < MIN_FILLED_CELLS ? (
      <span>Players still see the old words: fill {MIN_FILLED_CELLS} squares</span>
    ) : (
      <span>{`${filled} of ${places} squares filled`}</span>
    )
  if (filled > 0) return state
  return (
    <div className="strip-start">
      {state}
      <StartChips onExamples={onExamples} />
    </div>
  )
}
