import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { myCardsMore } from '#messages/my-cards-more.ts'
import { isolated } from '../../../lib/isolated.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { usePlayerCount } from '../../../sync/hear/use-player-count.ts'
import { displayTitle } from '../card-titles.ts'

interface DeleteDialogProps {
  card: Card
  pending: boolean
  onCancel: () => void
  onDelete: () => void
}

export function DeleteDialog({ card, pending, onCancel, onDelete }: DeleteDialogProps) {
  // A temporary card exists in this browser only: it has no other players.
  const isTemporary = isTemporaryId(card.cardId)
  const playerCount = usePlayerCount(isTemporary ? undefined : card.cardId) ?? 0
  const warning = isTemporary ? myCardsMore.deleteWarning : myCardsMore.deleteRestorable
  return (
    <ConfirmDialog
      title={myCardsMore.deleteTitle}
      description={warning(isolated(displayTitle(card)))}
      answer={myCardsMore.delete}
      danger
      pending={pending}
      pendingLabel={appDialogs.deleting}
      onAnswer={onDelete}
      onCancel={onCancel}
    >
      {playerCount > 0 && <p className="font-semibold">{myCardsMore.stillPlaying(playerCount)}</p>}
    </ConfirmDialog>
  )
}
