import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open?: boolean
  title: string
  description: string
  /** What the button says that goes on: a verb. */
  answer: string
  /** It cannot be taken back. */
  danger?: boolean
  pending?: boolean
  pendingLabel?: string
  /** What the button says that leaves everything as it is. */
  refusal?: string
  onAnswer: () => void
  onCancel: () => void
  /** What else there is to know before one answers. */
  children?: ReactNode
}

/** Asks before something is done; Escape is a no. */
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
      onOpenChange={(opens) => {
        if (!opens) onCancel()
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outlined" onClick={onCancel}>
            {refusal}
          </Button>
          <Button
            {...(danger && { variant: 'danger' })}
            pending={pending}
            {...(pendingLabel !== undefined && { pendingLabel })}
            onClick={onAnswer}
          >
            {answer}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
