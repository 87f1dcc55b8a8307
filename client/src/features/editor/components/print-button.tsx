import { useAtomValue } from 'jotai'
import { Printer } from 'lucide-react'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { toast } from '../../../lib/toast.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { cardIdOf, type EditorDocument } from '../../../sync/editor-document.ts'
import { shownTemporary } from '../../../sync/temporary-cards.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { commitTyping } from '../use-typing.ts'

const loadPrintDialog = () => import('../../print/components/print-dialog.tsx')

/** Opens the print dialog on shuffled sheets, one for each player. The card need not be saved. */
export function PrintButton({ document, card }: { document: EditorDocument; card: CardContent }) {
  const stored = useAtomValue(liveCardAtom).card
  const { code, isOpen, open, close } = useLazyDialog(loadPrintDialog, { preload: false })

  function openIfFilled(): void {
    commitTyping()
    if (card.cells.some((text) => text !== '')) open()
    else toast({ title: 'Nothing to print yet', text: 'Fill some squares first.' })
  }

  return (
    <>
      <Button variant="outlined" onClick={openIfFilled}>
        <Printer aria-hidden="true" />
        Print Sheets
      </Button>
      {isOpen && code && (
        <code.PrintDialog
          card={printableCard(document, card, stored)}
          isUnsaved={document.kind === 'draft'}
          startWith="sheets"
          onClose={close}
        />
      )}
    </>
  )
}

/**
 * The card on the screen as the print dialog takes it. Its sheets have the order and the codes that the play
 * screen prints: both follow from the card's id and version.
 * @param content the words on the screen
 * @param stored the card as the server has it, if it has it
 */
function printableCard(document: EditorDocument, content: CardContent, stored: Card | undefined): Card {
  if (document.kind === 'client' && stored) return { ...stored, ...content }
  const temporaryId = document.kind === 'draft' ? document.temporaryId : undefined
  return { ...shownTemporary(temporaryId ?? cardIdOf(document)), ...content }
}
