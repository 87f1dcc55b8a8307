import { useSetAtom } from 'jotai'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import type { Calling } from '../../use-calling.ts'
import { pastedListAtom } from '../../use-paste.ts'
import { fillDialogOpenAtom } from '../panels/quick-actions.tsx'

/** What tapping a square does. */
const MODES = ['edit', 'call'] as const

interface BoardStripProps {
  /** The number of squares with words. */
  filled: number
  /** The number of squares that can have words. */
  squareCount: number
  /** Whether players have the card already. */
  isLive: boolean
  calling: Calling
  /** The request to pick a square; undefined while none is being picked. */
  picking: string | undefined
  /** Ends the picking. */
  onCancel: () => void
  /** Called when a chip is pressed. */
  onStart: () => void
  onExamples: () => void
}

/** The line between the title and the squares. It shows how full the card is and, on an empty card, ways to fill it. */
export function BoardStrip({
  filled,
  squareCount,
  isLive,
  calling,
  picking,
  onCancel,
  onStart,
  onExamples,
}: BoardStripProps) {
  if (picking !== undefined)
    return (
      <>
        <span className="min-w-0 truncate">{picking}</span>
        <button
          type="button"
          className="end relative cursor-pointer underline underline-offset-[3px] [&::before]:absolute [&::before]:inset-[-14px_-12px] [&::before]:[content:'']"
          onClick={onCancel}
        >
          {basics.cancel}
        </button>
      </>
    )
  const state =
    isLive && filled < MIN_FILLED_CELLS ? (
      <span>{editor.tooFew}</span>
    ) : calling.mode === 'call' ? (
      <span className="tabular-nums">{editor.called(calling.called.length, calling.total)}</span>
    ) : (
      <span>{editor.filled(filled, squareCount)}</span>
    )
  if (filled > 0)
    return (
      <>
        {state}
        {calling.mode && (
          <div className="ms-auto flex-none">
            <Segmented
              look="small"
              legend={editor.mode}
              isLegendHidden
              options={MODES.map((value) => ({ value, label: editor.modes[value] }))}
              value={calling.mode}
              onChange={calling.setMode}
            />
          </div>
        )}
      </>
    )
  return (
    <div className="strip-start">
      {state}
      <StartChips onStart={onStart} onExamples={onExamples} />
    </div>
  )
}

/** Quick ways to fill an empty card, shown in its strip. They open the dialogs of Quick Actions. */
function StartChips({ onStart, onExamples }: Pick<BoardStripProps, 'onStart' | 'onExamples'>) {
  const setList = useSetAtom(pastedListAtom)
  const setFilling = useSetAtom(fillDialogOpenAtom)
  return (
    <span className="start-chips" role="group" aria-label={editor.start} onClick={onStart}>
      <button type="button" className="strip-chip" onClick={() => setList({ text: '' })}>
        {editor.startList}
      </button>
      <button type="button" className="strip-chip" onClick={() => setFilling(true)}>
        {editor.startCategory}
      </button>
      <button type="button" className="strip-chip" onClick={onExamples}>
        {editor.startExamples}
      </button>
    </span>
  )
}
