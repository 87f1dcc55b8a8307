import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'

const loadDialog = () => import('./result-dialog.tsx')

/** Opens the player's result, to share it. */
export function ResultButton({ variant = 'quiet' }: { variant?: ButtonVariant }) {
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
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        Share my result
      </Button>
      {open && code && <code.ResultDialog onClose={close} />}
    </>
  )
}
