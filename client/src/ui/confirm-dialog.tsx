import type { ComponentProps } from 'react'
import { basics } from '#messages/basics.ts'
import { useAction } from '../lib/forms/use-action.ts'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'children'> {
  description: string
  /** The label of the button that confirms: a verb. */
  answer: string
  /** Whether the action can't be undone. */
  danger?: boolean
  /** The label of that button while the action is running. */
  pendingLabel?: string
  /** The label of the button that cancels. */
  refusal?: string
  /** Runs the action, and calls `close` if the dialog is to close. */
  onAnswer: (close: () => void) => unknown
  /** The title of the toast if the action fails. */
  failed?: string
  onCancel: () => void
}

/** Asks for confirmation before an action, and runs it. Escape cancels. */
export function ConfirmDialog({
  answer,
  danger = false,
  pendingLabel,
  refusal = basics.cancel,
  onAnswer,
  failed = basics.error,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const isMounted = useIsMounted()
  // A slow action may end after the user has closed the dialog and opened another one, which must stay.
  const close = () => void (isMounted() && onCancel())
  const action = useAction(async () => void (await onAnswer(close)), failed)
  return (
    <Dialog
      alert
      {...dialog}
      onClose={onCancel}
      cancel={refusal}
      footer={
        <Button variant={danger ? 'danger' : 'filled'} pendingLabel={pendingLabel} {...action}>
          {answer}
        </Button>
      }
    />
  )
}
