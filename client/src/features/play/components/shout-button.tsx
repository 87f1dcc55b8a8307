import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'

const loadShout = () => import('./shout.tsx')

/** Fills the screen with BINGO!. */
export function ShoutButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const code = useLazy(loadShout, {
    when: open ? 'now' : 'idle',
    onMissing: () => {
      showNotLoaded('dialog')
      close()
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Megaphone aria-hidden="true" />
        Shout it
      </Button>
      {open && code && <code.Shout onClose={close} />}
    </>
  )
}
