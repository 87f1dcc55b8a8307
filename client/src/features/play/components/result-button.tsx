import { Share2 } from 'lucide-react'
import type { ButtonVariant } from '../../../ui/button.tsx'
import { DialogButton } from '../../../ui/dialog-button.tsx'

const loadDialog = () => import('./result-dialog.tsx')

interface ResultButtonProps {
  variant?: ButtonVariant
  /** No square is marked yet. */
  disabled?: boolean
}

/** Opens the player's result, to share it. */
export function ResultButton({ variant = 'quiet', disabled = false }: ResultButtonProps) {
  return (
    <DialogButton
      variant={variant}
      disabled={disabled}
      title={disabled ? 'Mark a square first' : undefined}
      icon={Share2}
      label="Share my result"
      load={loadDialog}
      preload
    >
      {({ ResultDialog }, close) => <ResultDialog onClose={close} />}
    </DialogButton>
  )
}
