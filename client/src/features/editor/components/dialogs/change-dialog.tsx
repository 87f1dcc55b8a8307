import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { pendingChangeAtom } from '../../confirm-change.ts'

/**
 * A dialog that changes the card. It is hidden while the author is asked to confirm the change, and shown again
 * if that is cancelled.
 */
export function ChangeDialog(dialog: ComponentProps<typeof Dialog>) {
  const isConfirming = useAtomValue(pendingChangeAtom) !== undefined
  return <Dialog {...dialog} open={!isConfirming} />
}
