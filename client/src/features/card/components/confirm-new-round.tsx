import { useAtomValue } from 'jotai'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useNewRound } from '../use-new-round.ts'

/** Asks for confirmation, because a new round cannot be undone. */
export function ConfirmNewRound({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const { start, pending } = useNewRound(cardId)
  const hasCalls = (useAtomValue(liveCardAtom).card?.called.length ?? 0) > 0
  return (
    <ConfirmDialog
      title="Start a new round?"
      description={`We'll ask players to clear their marks. ${hasCalls ? 'The calls start over, and the' : 'The'} squares stay the same.`}
      answer="Start"
      pending={pending}
      pendingLabel="Starting..."
      onAnswer={() => void start().then((started) => started && onClose())}
      onCancel={onClose}
    />
  )
}
