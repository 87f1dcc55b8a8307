import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useNewRound } from '../use-new-round.ts'

interface NewRoundQuestionProps {
  cardId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before the game begins anew: it cannot be taken back. */
export function NewRoundQuestion({ cardId, open, onOpenChange }: NewRoundQuestionProps) {
  const { start, pending } = useNewRound(cardId)
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={onOpenChange}
      title="Start a new round?"
      description="Everyone with marks on this card is asked whether to clear them. The words stay as they are."
      footer={
        <>
          <Button variant="outlined" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            pending={pending}
            pendingLabel="Starting..."
            onClick={() => void start().then((started) => started && onOpenChange(false))}
          >
            Start
          </Button>
        </>
      }
    />
  )
}
