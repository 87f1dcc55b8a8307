import type { ReactNode } from 'react'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'

const loadDialog = () => import('./components/confirm-new-round.tsx')

/**
 * Starts a new round of a saved card, after a confirmation.
 * @returns `ask` opens the confirmation; `dialog` is rendered next to the button
 */
export function useNewRoundDialog(cardId: string): { ask: () => void; dialog: ReactNode } {
  const { code, isOpen, open, close } = useLazyDialog(loadDialog)
  return {
    ask: open,
    dialog: code && <code.ConfirmNewRound cardId={cardId} open={isOpen} onClose={close} />,
  }
}
