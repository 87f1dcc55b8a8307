import { CodeXml } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'

const loadEmbedDialog = () => import('./embed-dialog.tsx')

interface EmbedRowProps {
  cardId: string
  title: string
  /** The origin of the card's link. */
  origin: string
}

/** A button that opens the dialog with the code for another page. */
export function EmbedRow(props: EmbedRowProps) {
  const { code, isOpen, open, close } = useLazyDialog(loadEmbedDialog, { preload: false })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <Button variant="outlined" onClick={open}>
        <CodeXml aria-hidden="true" />
        Embed
      </Button>
      <p className="flex-[1_1_10rem] text-chip text-muted">
        Show the card on a website, a wiki or a stream. It stays live there.
      </p>
      {isOpen && code && <code.EmbedDialog {...props} onClose={close} />}
    </div>
  )
}
