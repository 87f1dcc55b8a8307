import type { ComponentProps } from 'react'
import { basics } from '#messages/basics.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'children'> {
  description: string
  /** The label of the button that confirms: a verb. */
  answer: string
  /** Whether the action can't be undone. */
  danger?: boolean
  pending?: boolean
  pendingLabel?: string
  /** The label of the button that cancels. */
  refusal?: string
  onAnswer: () => void
  onCancel: () => void
}

/** Asks for confirmation before an action. Escape cancels. */
export function ConfirmDialog({
  answer,
  danger = false,
  pending,
  pendingLabel,
  refusal = basics.cancel,
  onAnswer,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      {...dialog}
      onClose={onCancel}
      cancel={refusal}
      footer={
        <Button
          variant={danger ? 'danger' : 'filled'}
          pending={pending}
          pendingLabel={pendingLabel}
          onClick={onAnswer}
        >
          {answer}
        </Button>
      }
    />
  )
}
