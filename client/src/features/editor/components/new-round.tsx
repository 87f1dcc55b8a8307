import { Repeat } from 'lucide-react'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { Panel } from '../../../ui/panel.tsx'

const loadDialog = () => import('../../card/components/confirm-new-round.tsx')

/** Starts a new round with the same card, after a confirmation. */
export function NewRound({ cardId }: { cardId: string }) {
  return (
    <Panel title="Play Again">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Same squares, no marks.</p>
        <DialogButton icon={Repeat} label="New Round" load={loadDialog} preload>
          {({ ConfirmNewRound }, close) => <ConfirmNewRound cardId={cardId} onClose={close} />}
        </DialogButton>
      </div>
    </Panel>
  )
}
