import { useSetAtom } from 'jotai'
import { fillDialogOpenAtom } from '../fill-dialog-atom.ts'
import { pastedListAtom } from '../use-paste.ts'

/** The fast ways to fill a card, in the strip of an empty one. They open what Quick Actions open. */
export function StartChips({ onExamples }: { onExamples: () => void }) {
  const setList = useSetAtom(pastedListAtom)
  const setFilling = useSetAtom(fillDialogOpenAtom)
  return (
    <span className="start-chips" role="group" aria-label="Fill the card">
      <button type="button" onClick={() => setList({ text: '' })}>
        Paste a list
      </button>
      <button type="button" onClick={() => setFilling(true)}>
        From a category
      </button>
      <button type="button" onClick={onExamples}>
        Examples
      </button>
    </span>
  )
}
