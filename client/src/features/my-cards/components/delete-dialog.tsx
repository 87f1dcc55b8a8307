import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { myCards } from '#messages/my-cards.ts'
import { isolated } from '../../../lib/isolated.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { usePlayerCount } from '../../../sync/receive/use-player-count.ts'
import { displayTitle } from '../card-titles.ts'

interface DeleteDialogProps {
  card: Card
  onCancel: () => void
  onDelete: (close: () => void) => unknown
}

export function DeleteDialog({ card, onCancel, onDelete }: DeleteDialogProps) {
  // A temporary card exists only in this browser, so it has no other players.
  const isTemporary = isTemporaryId(card.cardId)
  const playerCount = usePlayerCount(isTemporary ? undefined : card.cardId) ?? 0
  const warning = isTemporary ? myCards.deleteWarning : myCards.deleteRestorable
  return (
    <ConfirmDialog
      title={myCards.deleteTitle}
      description={warning(isolated(displayTitle(card)))}
      answer={myCards.delete}
      danger
      pendingLabel={appDialogs.deleting}
      onAnswer={onDelete}
      onCancel={onCancel}
    >
      {playerCount > 0 && <p className="font-semibold">{myCards.stillPlaying(playerCount)}</p>}
    </ConfirmDialog>
  )
}
