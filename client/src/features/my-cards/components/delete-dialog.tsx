import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { usePlayerCount } from '../../card/use-player-count.ts'
import { nameOf } from '../titles.ts'

interface DeleteDialogProps {
  /** The card in question; the dialog is closed without one. */
  card: Card | undefined
  pending: boolean
  onCancel: () => void
  onDelete: () => void
}

export function DeleteDialog({ card, pending, onCancel, onDelete }: DeleteDialogProps) {
  // A card that only this browser has is watched by nobody else.
  const watching = usePlayerCount(card && !isTemporaryId(card.cardId) ? card.cardId : undefined) ?? 0
  return (
    <ConfirmDialog
      open={card !== undefined}
      title="Are you sure?"
      description={`“${card ? nameOf(card) : ''}” will be permanently deleted. This cannot be undone.`}
      answer="Delete"
      danger
      pending={pending}
      pendingLabel="Deleting..."
      onAnswer={onDelete}
      onCancel={onCancel}
    >
      {watching > 0 && (
        <p className="font-semibold">
          {watching === 1 ? '1 person is' : `${watching} people are`} watching it now. They keep what they
          see.
        </p>
      )}
    </ConfirmDialog>
  )
}
