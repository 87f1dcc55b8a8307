import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'

const loadPrintDialog = () => import('../../print/components/print-dialog.tsx')

export function DownloadButton({ card }: { card: Card }) {
  const [open, setOpen] = useState(false)
  const code = useLazy(loadPrintDialog, {
    when: open ? 'now' : 'later',
    onMissing: () => {
      setOpen(false)
      // Offline: the browser prints the card from the page itself.
      window.print()
    },
  })
  return (
    <div className="play-download">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Printer aria-hidden="true" />
        Download Card
      </Button>
      <small>Print, PDF or picture</small>
      {open && code && <code.PrintDialog card={card} onClose={() => setOpen(false)} />}
    </div>
  )
}
