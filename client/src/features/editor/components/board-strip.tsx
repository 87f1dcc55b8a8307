import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { Calling, EditorMode } from '../use-calling.ts'
import { pastedListAtom } from '../use-paste.ts'
import { fillDialogOpenAtom } from './fill-button.tsx'

interface BoardStripProps {
  /** The number of squares with words. */
  filled: number
  /** The number of squares that can have words. */
  places: number
  /** Whether players have the card already. */
  isLive: boolean
  calling: Calling
  /** Which square to pick now, in words. */
  picking: string | undefined
  /** Ends the picking. */
  onCancel: () => void
  onExamples: () => void
}

/** The line between the title and the squares: how full the card is, and how to begin while it is empty. */
export function BoardStrip({
  filled,
  places,
  isLive,
  calling,
  picking,
  onCancel,
  onExamples,
}: BoardStripProps) {
  if (picking !== undefined)
    return (
      <>
        <span className="min-w-0 truncate">{picking}</span>
        <button
          type="button"
          className="end relative cursor-pointer underline underline-offset-[3px] before:absolute before:inset-x-[-12px] before:inset-y-[-14px]"
          onClick={onCancel}
        >
          Cancel
        </button>
      </>
    )
  const state =
    isLive && filled < MIN_FILLED_CELLS ? (
      <span>{`Players still see the old words: fill ${MIN_FILLED_CELLS} squares`}</span>
    ) : calling.mode === 'call' ? (
      <span className="tabular-nums">{`${calling.called.length} of ${calling.total} called`}</span>
    ) : (
      <span>{`${filled} of ${places} squares filled`}</span>
    )
  if (filled > 0)
    return (
      <>
        {state}
        {calling.mode && <ModeChoice mode={calling.mode} onMode={calling.setMode} />}
      </>
    )
  return (
    <div className="strip-start">
      {state}
      <StartChips onExamples={onExamples} />
    </div>
  )
}

const MODES = { edit: 'Edit', call: 'Call' } as const

/** What a press on a square does. */
function ModeChoice({ mode, onMode }: { mode: EditorMode; onMode: (mode: EditorMode) => void }) {
  const name = useId()
  return (
    <fieldset className="mode-choice">
      <legend className="visually-hidden">A press on a square</legend>
      {(['edit', 'call'] as const).map((value) => (
        <label key={value} data-checked={value === mode || undefined}>
          <input type="radio" name={name} checked={value === mode} onChange={() => onMode(value)} />
          <span>{MODES[value]}</span>
        </label>
      ))}
    </fieldset>
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
