import { Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useOnDemand } from '../../../lib/use-on-demand.ts'
import { Button } from '../../../ui/button.tsx'

const loadDialog = () => import('./result-dialog.tsx')

/** Opens the player's result, to share it. */
export function ResultButton() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const code = useOnDemand({ what: 'dialog', load: loadDialog, isWanted: open, giveUp: close })
  return (
    <>
      <Button variant="quiet" className="flex-none" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        Share my result
      </Button>
      {open && code && <code.ResultDialog onClose={close} />}
    </>
  )
}
