import { Repeat } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useNewRoundDialog } from '../../card/use-new-round-dialog.tsx'

/** Starts a new round with the same card, after a confirmation. */
export function NewRound({ cardId }: { cardId: string }) {
  const { ask, dialog } = useNewRoundDialog(cardId)
  return (
    <Panel title="Play Again">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Same squares, no marks.</p>
        <Button variant="outlined" onClick={ask}>
          <Repeat aria-hidden="true" />
          New Round
        </Button>
      </div>
      {dialog}
    </Panel>
  )
}
