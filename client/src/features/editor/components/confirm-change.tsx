import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { PendingChange } from '../use-quick-actions.ts'

/** Asks for confirmation before the grid changes for people who are playing. */
export function ConfirmChange({ change: { players, confirm, cancel } }: { change: PendingChange }) {
  return (
    <ConfirmDialog
      title={`${players === 1 ? '1 person is' : `${players} people are`} playing. Change the grid?`}
      description="Their marks follow the words as far as these have a place in the new grid."
      answer="Change"
      onAnswer={confirm}
      onCancel={cancel}
    />
  )
}
