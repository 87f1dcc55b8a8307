import { Question } from '../../../ui/question.tsx'
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
    <Question
      open={open}
      title="Start a new round?"
      description="Everyone with marks on this card is asked whether to clear them. The words stay as they are."
      answer="Start"
      pending={pending}
      pendingLabel="Starting..."
      onAnswer={() => void start().then((started) => started && onOpenChange(false))}
      onCancel={() => onOpenChange(false)}
    />
  )
}
