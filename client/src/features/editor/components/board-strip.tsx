import { useSetAtom } from 'jotai'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { pastedListAtom } from '../use-paste.ts'
import { fillDialogOpenAtom } from './fill-button.tsx'

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
        <button
          type="button"
          className="end relative cursor-pointer underline underline-offset-[3px] before:absolute before:inset-x-[-12px] before:inset-y-[-14px]"
          onClick={onCancelSwap}
        >
          Cancel
        </button>
      </>
    )
  const state =
    isLive && filled < MIN_FILLED_CELLS ? (
      <span>{`Players still see the old words: fill ${MIN_FILLED_CELLS} squares`}</span>
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

/** The fast ways to fill a card, in the strip of an empty one. They open the dialogs of Quick Actions. */
function StartChips({ onExamples }: { onExamples: () => void }) {
  const setList = useSetAtom(pastedListAtom)
  const setFilling = useSetAtom(fillDialogOpenAtom)
  return (
    <span className="start-chips" role="group" aria-label="Fill the card">
      <button type="button" className="strip-chip" onClick={() => setList({ text: '' })}>
        Paste a list
      </button>
      <button type="button" className="strip-chip" onClick={() => setFilling(true)}>
        From a category
      </button>
      <button type="button" className="strip-chip" onClick={onExamples}>
        Examples
      </button>
    </span>
  )
}
