import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'

const loadDialog = () => import('./result-dialog.tsx')

interface ResultButtonProps {
  variant?: ButtonVariant
  disabled?: boolean
}

/** Opens the player's result, to share it. */
export function ResultButton({ variant = 'quiet', disabled = false }: ResultButtonProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const code = useLazy(loadDialog, {
    when: open ? 'now' : 'idle',
    onMissing: () => {
      showNotLoaded('dialog')
      close()
    },
  })
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        Share my result
      </Button>
      {open && code && <code.ResultDialog onClose={close} />}
    </>
  )
}
