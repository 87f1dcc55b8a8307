import { useState } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import { showFailure } from '../../../lib/show-refusal.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { leaveCard } from '../use-co-hosts.ts'

interface LeaveDialogProps {
  card: { cardId: string; title: string }
  userId: string
  onClose: () => void
  /** Called when the user is no longer a co-host. */
  onLeft: () => void
}

/** Confirms before the user gives up the right to edit a card, which only its owner can give again. */
export function LeaveDialog({ card: { cardId, title }, userId, onClose, onLeft }: LeaveDialogProps) {
  const [pending, setPending] = useState(false)
  const name = `“${title || UNTITLED_CARD}”`

  async function leave(): Promise<void> {
    setPending(true)
    try {
      await leaveCard(cardId, userId)
      toast({ title: 'You stopped co-hosting', text: `You can still play ${name}.` })
      onLeft()
    } catch (error) {
      showFailure("Couldn't stop co-hosting", error)
      onClose()
    }
  }

  return (
    <ConfirmDialog
      title="Stop co-hosting?"
      description={`You won't be able to edit ${name} anymore. You can still play it.`}
      answer="Stop Co-hosting"
      danger
      pending={pending}
      pendingLabel="Stopping..."
      onAnswer={() => void leave()}
      onCancel={onClose}
    />
  )
}
