import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

const loadDialog = () => import('./confirm-new-round.tsx')

/** Starts a new round with the same card, after a confirmation. */
export function NewRound({ cardId }: { cardId: string }) {
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazy(loadDialog, {
    when: isOpen ? 'now' : 'idle',
    onMissing: () => {
      showNotLoaded('dialog')
      setOpen(false)
    },
  })
  return (
    <Panel title="Play Again">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Same card, clean paper.</p>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          <Repeat aria-hidden="true" />
          New Round
        </Button>
      </div>
      {dialog && <dialog.ConfirmNewRound cardId={cardId} open={isOpen} onOpenChange={setOpen} />}
    </Panel>
  )
}
