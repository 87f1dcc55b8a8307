import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { Button } from '../../../ui/button.tsx'

const loadDownloadDialog = () => import('./download-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof loadDownloadDialog>>['DownloadDialog']

/** Prints when the page has been painted without its dialog. */
function printSoon(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
}

/** Download Card: the preview, and from there the browser's own print dialog. */
export function DownloadButton({ card }: { card: Card }) {
  const [shown, setShown] = useState<{ Dialog: Dialog }>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button
        variant="outlined"
        onClick={() =>
          loadDownloadDialog().then(
            ({ DownloadDialog }) => setShown({ Dialog: DownloadDialog }),
            // Without the preview (offline) the print dialog has one of its own.
            () => window.print(),
          )
        }
      >
        <Download aria-hidden="true" />
        Download Card
      </Button>
      {shown && (
        <shown.Dialog
          card={card}
          onClose={close}
          onPrint={() => {
            close()
            printSoon()
          }}
        />
      )}
    </>
  )
}
