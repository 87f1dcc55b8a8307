import { useState } from 'react'
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

  async function answer(): Promise<void> {
    if (!withRound || (await start())) onStartOver()
  }

  return (
    <ConfirmDialog
      title="Start over?"
      description={
        isShared
          ? 'This starts a new round: it clears everything called so far for everyone, and asks players to clear their marks.'
          : 'This clears everything called so far and reshuffles the words.'
      }
      answer="Start over"
      danger
      pending={pending}
      pendingLabel="Starting..."
      onAnswer={() => void answer()}
      onCancel={onCancel}
    >
      {cardId !== undefined && !isShared && (
        <Switch
          label="Start a new round too"
          hint="Asks players to clear their marks."
          checked={withRound}
          onChange={setWithRound}
        />
      )}
    </ConfirmDialog>
  )
}
