import { CodeXml } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import type { EmbedDialog } from './embed-dialog.tsx'

const loadEmbedDialog = () => import('./embed-dialog.tsx')

/** A button that opens the dialog with the code for another page. */
export function EmbedRow(card: Omit<ComponentProps<typeof EmbedDialog>, 'onClose'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <DialogButton icon={CodeXml} label="Embed" load={loadEmbedDialog}>
        {({ EmbedDialog }, close) => <EmbedDialog {...card} onClose={close} />}
      </DialogButton>
      <p className="flex-[1_1_10rem] text-chip text-muted">
        Show the card on a website, a wiki or a stream. It stays live there.
      </p>
    </div>
  )
}
