import { basics } from '#messages/basics.ts'
import { coHosts } from '#messages/co-hosts.ts'
import { isolated } from '../../../lib/isolated.ts'
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

/** Asks for confirmation before the user gives up the right to edit a card, which only its owner can grant again. */
export function LeaveDialog({ card: { cardId, title }, userId, onClose, onLeft }: LeaveDialogProps) {
  const name = title || basics.untitled
  async function leave(close: () => void): Promise<void> {
    await leaveCard(cardId, userId).finally(close)
    toast({ title: coHosts.left, text: coHosts.leftText(isolated(name)) })
    onLeft()
  }
  return (
    <ConfirmDialog
      title={coHosts.leaveTitle}
      description={coHosts.leaveText(isolated(name))}
      answer={coHosts.leave}
      danger
      pendingLabel={coHosts.leaving}
      onAnswer={leave}
      failed={coHosts.leaveFailed}
      onCancel={onClose}
    />
  )
}
