import { useState } from 'react'
import { presentDialogs } from '#messages/present-dialogs.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useNewRound } from '../../card/use-new-round.ts'

interface StartOverDialogProps {
  /** The presenter's own card, which may start a new round with the calls. */
  cardId: string | undefined
  /** Whether players see the calls: only a new round clears them. */
  isShared: boolean
  /** Clears the calls. With a new round it is called once that has started. */
  onStartOver: () => void
  onCancel: () => void
}

/** Asks for confirmation before the calls are cleared, and offers the owner a new round. */
export function StartOverDialog({ cardId, isShared, onStartOver, onCancel }: StartOverDialogProps) {
  const [withRound, setWithRound] = useState(isShared)
  const { start, pending } = useNewRound(cardId ?? '')
  const words = presentDialogs.startOver

  async function answer(): Promise<void> {
    if (!withRound || (await start())) onStartOver()
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={isShared ? words.withRound : words.callsOnly}
      answer={words.answer}
      danger
      pending={pending}
      pendingLabel={words.pending}
      onAnswer={() => void answer()}
      onCancel={onCancel}
    >
      {cardId !== undefined && !isShared && (
        <Switch
          label={words.roundToo}
          hint={words.roundTooHint}
          checked={withRound}
          onChange={setWithRound}
        />
      )}
    </ConfirmDialog>
  )
}
