import { Megaphone } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'

const loadShout = () => import('./shout.tsx')

/** Fills the screen with BINGO!. */
export function ShoutButton() {
  const { code, isOpen, open, close } = useLazyDialog(loadShout)
  return (
    <>
      <Button variant="quiet" onClick={open}>
        <Megaphone aria-hidden="true" />
        Shout it
      </Button>
      {isOpen && code && <code.Shout onClose={close} />}
    </>
  )
}
