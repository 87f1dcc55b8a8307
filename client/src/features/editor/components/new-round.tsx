import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useOnDemand } from '../../../lib/use-on-demand.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

const loadQuestion = () => import('./confirm-new-round.tsx')

/** Begins the game anew with the same card, after a question. */
export function NewRound({ cardId }: { cardId: string }) {
  const [asking, setAsking] = useState(false)
  const question = useOnDemand({
    what: 'dialog',
    load: loadQuestion,
    isWanted: asking,
    giveUp: () => setAsking(false),
  })
  return (
    <Panel title="Play Again">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>The same card once more, on clean paper.</p>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          <Repeat aria-hidden="true" />
          New Round
        </Button>
      </div>
      {question && <question.ConfirmNewRound cardId={cardId} open={asking} onOpenChange={setAsking} />}
    </Panel>
  )
}
