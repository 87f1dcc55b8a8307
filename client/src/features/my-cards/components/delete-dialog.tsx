import { useNavigate } from 'react-router-dom'
import { isTemporaryId } from '#shared/ids.ts'
import type { PlayedCard } from '#shared/contract/answers.ts'
import type { Card } from '#shared/schemas/card.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { myCards } from '#messages/my-cards.ts'
import { isolated } from '../../../lib/isolated.ts'
import { deletedKey, queryClient } from '../../../lib/query-client.ts'
import { showError, toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { deleteCard } from '../../../sync/receive/card-requests.ts'
import { usePlayerCount } from '../../../sync/receive/use-player-count.ts'
import { deleteTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { undoDeletion } from '../../card/undo-deletion.ts'
import { displayTitle } from '../card-titles.ts'
import { queryKeys } from '../query-keys.ts'
import { forgetCard } from '../use-my-cards.ts'

interface DeleteCardDialogProps {
  card: Card
  userId: string
  onClose: () => void
}

/** Asks whether to delete a card, in the account or in this browser, and deletes it. */
export function DeleteCardDialog({ card, userId, onClose }: DeleteCardDialogProps) {
  // A temporary card exists only in this browser, so it has no other players.
  const isTemporary = isTemporaryId(card.cardId)
  const playerCount = usePlayerCount(isTemporary ? undefined : card.cardId) ?? 0
  const navigate = useNavigate()
  const warning = isTemporary ? myCards.deleteWarning : myCards.deleteRestorable

  function removeHere(): void {
    deleteTemporary(card.cardId)
    toast({ title: myCards.deletedTitle, text: myCards.deleted })
  }

  /** Deletes the card and removes it from the cached lists. */
  async function removeFromAccount({ cardId, title }: Card): Promise<void> {
    try {
      await deleteCard(cardId)
      forgetCard(queryKeys.myCards(userId), cardId)
      queryClient.setQueryData<PlayedCard[]>(queryKeys.recentPlays(userId), (shown) =>
        shown?.filter((play) => play.card.cardId !== cardId),
      )
      const action = undoDeletion('card', { id: cardId, title }, navigate)
      toast({ title: myCards.deletedTitle, text: myCards.deleted, action })
      void queryClient.invalidateQueries({ queryKey: deletedKey })
      await queryClient.invalidateQueries({ queryKey: queryKeys.myCards(userId) })
    } catch {
      showError(myCards.deleteFailedTitle, myCards.deleteFailed)
    }
  }

  return (
    <ConfirmDialog
      title={myCards.deleteTitle}
      description={warning(isolated(displayTitle(card)))}
      answer={myCards.delete}
      danger
      pendingLabel={appDialogs.deleting}
      onAnswer={async (close) => {
        await (isTemporary ? removeHere() : removeFromAccount(card))
        close()
      }}
      onCancel={onClose}
    >
      {playerCount > 0 && <p className="font-semibold">{myCards.stillPlaying(playerCount)}</p>}
    </ConfirmDialog>
  )
}
