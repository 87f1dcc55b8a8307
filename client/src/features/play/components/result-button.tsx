import { Share2 } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'

const loadDialog = () => import('./result-dialog.tsx')

interface ResultButtonProps {
  variant?: ButtonVariant
  /** No square is marked yet. */
  disabled?: boolean
}

/** Opens the player's result, to share it. */
export function ResultButton({ variant = 'quiet', disabled = false }: ResultButtonProps) {
  const { code, isOpen, open, close } = useLazyDialog(loadDialog)
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        title={disabled ? 'Mark a square first' : undefined}
        onClick={open}
      >
        <Share2 aria-hidden="true" />
        Share my result
      </Button>
      {isOpen && code && <code.ResultDialog onClose={close} />}
    </>
  )
}
