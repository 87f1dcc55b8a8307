import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { PendingChange } from '../confirm-change.ts'

/** Asks for confirmation before words disappear or move for people who are playing. */
export function ConfirmChange({
  change: { players, words, answer, confirm, cancel },
}: {
  change: PendingChange
}) {
  return (
    <ConfirmDialog
      title={`${players === 1 ? '1 person is' : `${players} people are`} playing. ${words}`}
      description="Their marks follow the words as far as these have a place on the card."
      answer={answer}
      onAnswer={confirm}
      onCancel={cancel}
    />
  )
}
