import { useAtomValue } from 'jotai'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { CardContent } from '#shared/schemas/card.ts'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { toast } from '../../../lib/toast.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import type { EditorDocument } from '../../../sync/editor-document.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { commitTyping } from '../use-typing.ts'
import { printableCard } from '../printable-card.ts'

const loadPrintDialog = () => import('../../print/components/print-dialog.tsx')

/** Opens the print dialog on shuffled sheets, one for each player. The card need not be saved. */
export function PrintButton({ document, card }: { document: EditorDocument; card: CardContent }) {
  const [isOpen, setOpen] = useState(false)
  const stored = useAtomValue(liveCardAtom).card
  const dialog = useLazy(loadPrintDialog, {
    when: isOpen ? 'now' : 'later',
    onMissing: () => {
      showNotLoaded('dialog')
      setOpen(false)
    },
  })

  function open(): void {
    commitTyping()
    if (card.cells.some((text) => text !== '')) setOpen(true)
    else toast({ title: 'Nothing to print yet', text: 'Fill some squares first.' })
  }

  return (
    <>
      <Button variant="outlined" onClick={open}>
        <Printer aria-hidden="true" />
        Print Sheets
      </Button>
      {isOpen && dialog && (
        <dialog.PrintDialog
          card={printableCard(document, card, stored)}
          isUnsaved={document.kind === 'draft'}
          startWith="sheets"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
