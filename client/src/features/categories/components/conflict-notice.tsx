import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Shows what someone else has changed the same fields to. */
export function ConflictNotice({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <div className="conflict">
        <p>Someone changed this while you were editing. It now says:</p>
        <blockquote>{children}</blockquote>
      </div>
    </div>
  )
}

interface SaveButtonsProps {
  formId: string
  pending: boolean
  /** Someone else has changed the same fields. */
  inConflict: boolean
  saveLabel?: string
  onClose: () => void
}

/** The footer of an edit dialog. In a conflict, closing the dialog keeps the other version. */
export function SaveButtons({
  formId,
  pending,
  inConflict,
  saveLabel = 'Save Changes',
  onClose,
}: SaveButtonsProps) {
  return (
    <>
      <Button variant="outlined" onClick={onClose}>
        {inConflict ? 'Keep theirs' : 'Cancel'}
      </Button>
      <Button type="submit" form={formId} pending={pending} pendingLabel="Saving...">
        {inConflict ? 'Keep mine' : saveLabel}
      </Button>
    </>
  )
}
