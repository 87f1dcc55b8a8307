import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { usePlayerCount } from '../../../sync/use-player-count.ts'
import { displayTitle } from '../card-titles.ts'

interface DeleteDialogProps {
  /** The card to delete; undefined closes the dialog. */
  card: Card | undefined
  pending: boolean
  onCancel: () => void
  onDelete: () => void
}

export function DeleteDialog({ card, pending, onCancel, onDelete }: DeleteDialogProps) {
  // A temporary card exists in this browser only: it has no other players.
  const playerCount = usePlayerCount(card && !isTemporaryId(card.cardId) ? card.cardId : undefined) ?? 0
  return (
    <ConfirmDialog
      open={card !== undefined}
      title="Are you sure?"
      description={`“${card ? displayTitle(card) : ''}” will be permanently deleted. This cannot be undone.`}
      answer="Delete"
      danger
      pending={pending}
      pendingLabel="Deleting..."
      onAnswer={onDelete}
      onCancel={onCancel}
    >
      {playerCount > 0 && (
        <p className="font-semibold">
          {`${playerCount === 1 ? '1 person is' : `${playerCount} people are`} playing it right now. They can finish their game.`}
        </p>
      )}
    </ConfirmDialog>
  )
}
