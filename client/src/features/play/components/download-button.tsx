import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { Button } from '../../../ui/button.tsx'

const loadPrintDialog = () => import('../../print/components/print-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof loadPrintDialog>>['PrintDialog']

export function DownloadButton({ card }: { card: Card }) {
  const [shown, setShown] = useState<{ Dialog: Dialog }>()
  return (
    <>
      <Button
        variant="outlined"
        onClick={() =>
          loadPrintDialog().then(
            ({ PrintDialog }) => setShown({ Dialog: PrintDialog }),
            // Offline: the browser prints the card from the page itself.
            () => window.print(),
          )
        }
      >
        <Download aria-hidden="true" />
        Download Card
      </Button>
      {shown && <shown.Dialog card={card} onClose={() => setShown(undefined)} />}
    </>
  )
}
