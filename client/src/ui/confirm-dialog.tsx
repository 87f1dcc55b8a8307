import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open?: boolean
  title: string
  description: string
  /** Label of the button that confirms: a verb. */
  answer: string
  /** The action can't be undone. */
  danger?: boolean
  pending?: boolean
  pendingLabel?: string
  /** Label of the button that cancels. */
  refusal?: string
  onAnswer: () => void
  onCancel: () => void
  /** More to know before answering. */
  children?: ReactNode
}

/** Asks before an action. Escape cancels. */
export function ConfirmDialog({
  open = true,
  title,
  description,
  answer,
  danger = false,
  pending,
  pendingLabel,
  refusal = 'Cancel',
  onAnswer,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      cancel={refusal}
      footer={
        <Button
          {...(danger && { variant: 'danger' })}
          pending={pending}
          {...(pendingLabel !== undefined && { pendingLabel })}
          onClick={onAnswer}
        >
          {answer}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
