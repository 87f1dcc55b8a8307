import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useNewRound } from '../use-new-round.ts'

/** Begins the game anew with the same card, after a question: it cannot be taken back. */
export function NewRound({ cardId }: { cardId: string }) {
  const [asking, setAsking] = useState(false)
  const { start, pending } = useNewRound(cardId)
  return (
    <Panel title="Play Again">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>The same card once more, on clean paper.</p>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          <Repeat aria-hidden="true" />
          New Round
        </Button>
      </div>
      <Dialog
        alert
        open={asking}
        onOpenChange={setAsking}
        title="Start a new round?"
        description="Everyone with marks on this card is asked whether to clear them. The words stay as they are."
        footer={
          <>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              pending={pending}
              pendingLabel="Starting..."
              onClick={() => void start().then((started) => started && setAsking(false))}
            >
              Start
            </Button>
          </>
        }
      />
    </Panel>
  )
}
