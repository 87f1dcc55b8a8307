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
      description="Players' marks move with their words, as long as the words stay on the card."
      answer={answer}
      onAnswer={confirm}
      onCancel={cancel}
    />
  )
}
