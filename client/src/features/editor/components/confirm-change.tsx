import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { ConfirmChange as Asked } from '../use-quick-actions.ts'

/** Asks before the grid changes under the hands of people who are playing. */
export function ConfirmChange({ question: { players, go, cancel } }: { question: Asked }) {
  return (
    <ConfirmDialog
      title={`${players === 1 ? '1 person is' : `${players} people are`} playing. Change the grid?`}
      description="Their marks follow the words as far as these have a place in the new grid."
      answer="Change"
      onAnswer={go}
      onCancel={cancel}
    />
  )
}
