import { editorConfirm } from '#messages/editor-confirm.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { PendingChange } from '../../confirm-change.ts'

/** Asks for confirmation before words disappear or move on a card that people are playing. */
export function ConfirmChange({ change: { players, question, confirm, cancel } }: { change: PendingChange }) {
  const words =
    'step' in question ? editorConfirm[question.type](question.step) : editorConfirm[question.type]
  return (
    <ConfirmDialog
      title={editorConfirm.title(players, words)}
      description={editorConfirm.text}
      answer={editorConfirm[`${question.type}Answer`]}
      onAnswer={confirm}
      onCancel={cancel}
    />
  )
}
