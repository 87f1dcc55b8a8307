import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Somebody else has changed the same words: what they say now. */
export function ConflictNotice({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <div className="conflict">
        <p>It was changed elsewhere meanwhile. Now it says:</p>
        <blockquote>{children}</blockquote>
      </div>
    </div>
  )
}

interface SaveButtonsProps {
  formId: string
  pending: boolean
  /** Somebody else's words stand against one's own. */
  inConflict: boolean
  saveLabel?: string
  onClose: () => void
}

/** The foot of a dialog that changes something; what is kept is theirs as soon as one closes it. */
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
