import { useState, type ReactNode } from 'react'
import { showNotLoaded } from '../../lib/show-not-loaded.ts'
import { useLazy } from '../../lib/use-lazy.ts'

const loadDialog = () => import('./components/confirm-new-round.tsx')

/**
 * Starts a new round of a saved card, after a confirmation.
 * @returns `ask` opens the confirmation; `dialog` is rendered beside the button that asks
 */
export function useNewRoundDialog(cardId: string): { ask: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const code = useLazy(loadDialog, {
    when: isOpen ? 'now' : 'idle',
    onMissing: () => {
      showNotLoaded('dialog')
      setOpen(false)
    },
  })
  return {
    ask: () => setOpen(true),
    dialog: code && <code.ConfirmNewRound cardId={cardId} open={isOpen} onOpenChange={setOpen} />,
  }
}
