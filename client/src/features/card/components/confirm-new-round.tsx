import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { isTemporaryId, newOpId } from '#shared/ids.ts'
import { once } from '../../../lib/lost-answers.ts'
import { toast } from '../../../lib/toast.ts'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { startRound } from '../../../sync/receive/card-requests.ts'
import { changeTemporary } from '../../../sync/unsaved/change-temporary.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/**
 * Asks for confirmation, because a new round cannot be undone, and starts it. All players with marks are then asked
 * whether to clear them.
 */
export function ConfirmNewRound({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const { newRound } = cardDialogs
  const { round, called = [] } = useAtomValue(shownCardAtom).card ?? {}
  /** The round to end, remembered because another host may start a round while this dialog is open. */
  const [over] = useState(round)
  async function start(close: () => void): Promise<void> {
    if (isTemporaryId(cardId)) changeTemporary(cardId, { newRound: true })
    else await once(['round of', cardId, over], newOpId, (opId) => startRound(cardId, over, opId))
    toast({ title: newRound.started, text: newRound.startedText })
    close()
  }
  return (
    <ConfirmDialog
      title={newRound.title}
      description={called.length > 0 ? newRound.textWithCalls : newRound.text}
      answer={newRound.start}
      pendingLabel={newRound.starting}
      onAnswer={start}
      failed={newRound.failed}
      onCancel={onClose}
    />
  )
}
