import { useAtomValue } from 'jotai'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useNewRound } from '../use-new-round.ts'

/** Asks for confirmation, because a new round cannot be undone. */
export function ConfirmNewRound({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const { newRound } = cardDialogs
  const { start, pending } = useNewRound(cardId)
  const hasCalls = (useAtomValue(shownCardAtom).card?.called.length ?? 0) > 0
  return (
    <ConfirmDialog
      title={newRound.title}
      description={hasCalls ? newRound.textWithCalls : newRound.text}
      answer={newRound.start}
      pending={pending}
      pendingLabel={newRound.starting}
      onAnswer={() => void start().then((started) => started && onClose())}
      onCancel={onClose}
    />
  )
}
