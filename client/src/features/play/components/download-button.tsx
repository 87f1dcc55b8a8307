import { Printer } from 'lucide-react'
import type { Card } from '#shared/schemas/card.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'

const loadPrintDialog = () => import('../../print/components/print-dialog.tsx')

export function DownloadButton({ card }: { card: Card }) {
  const { code, isOpen, open, close } = useLazyDialog(loadPrintDialog, {
    preload: false,
    // Offline: the browser prints the card from the page itself.
    onMissing: () => window.print(),
  })
  return (
    <div className="play-download">
      <Button variant="outlined" onClick={open}>
        <Printer aria-hidden="true" />
        Download Card
      </Button>
      <small>Print, PDF or picture</small>
      {isOpen && code && <code.PrintDialog card={card} onClose={close} />}
    </div>
  )
}
