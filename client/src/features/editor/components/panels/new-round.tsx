import { Repeat } from 'lucide-react'
import { editor } from '#messages/editor.ts'
import { DialogButton } from '../../../../ui/dialog-button.tsx'
import { Panel } from '../../../../ui/panel.tsx'

const loadDialog = () => import('../../../card/components/confirm-new-round.tsx')

/** Starts a new round with the same card, after a confirmation. */
export function NewRound({ cardId }: { cardId: string }) {
  return (
    <Panel title={editor.again}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{editor.againText}</p>
        <DialogButton icon={Repeat} label={editor.newRound} load={loadDialog} preload>
          {({ ConfirmNewRound }, close) => <ConfirmNewRound cardId={cardId} onClose={close} />}
        </DialogButton>
      </div>
    </Panel>
  )
}
