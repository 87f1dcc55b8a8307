import { Share2 } from 'lucide-react'
import { playDialogs } from '#messages/play-dialogs.ts'
import type { ButtonVariant } from '../../../ui/button.tsx'
import { DialogButton } from '../../../ui/dialog-button.tsx'

const loadDialog = () => import('./result-dialog.tsx')

interface ResultButtonProps {
  variant?: ButtonVariant
  /** Whether no square is marked yet. */
  disabled?: boolean
}

/** Opens the dialog in which the player shares the result. */
export function ResultButton({ variant = 'quiet', disabled = false }: ResultButtonProps) {
  return (
    <DialogButton
      variant={variant}
      disabled={disabled}
      title={disabled ? playDialogs.result.markFirst : undefined}
      icon={Share2}
      label={playDialogs.result.share}
      load={loadDialog}
      preload={!disabled}
    >
      {({ ResultDialog }, close) => <ResultDialog onClose={close} />}
    </DialogButton>
  )
}
