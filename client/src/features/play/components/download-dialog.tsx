import { PRODUCT_NAME } from '#shared/product.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { Ticket } from '../../card/components/ticket.tsx'

interface DownloadDialogProps {
  card: Card
  onClose: () => void
  /** Opens the browser's print dialog, once this one is gone from the page. */
  onPrint: () => void
}

/** The print preview: the card as paper will show it, which is without colours and without marks. */
export function DownloadDialog({ card, onClose, onPrint }: DownloadDialogProps) {
  const title = card.title || PRODUCT_NAME
  const freeIndex = freeIndexOf(card)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Download ${PRODUCT_NAME}`}
      description="This is how it will look on paper. Marks stay off it."
      size="wide"
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onPrint}>Download as PDF</Button>
        </>
      }
    >
      <div className="print-preview">
        <Ticket theme={card.theme} title={title} headingLevel={2}>
          <CardGrid gridSize={card.gridSize} label={`${title}, print preview`}>
            {card.cells.map((text, index) =>
              index === freeIndex ? (
                <FreeCell
                  key={index}
                  index={index}
                  gridSize={card.gridSize}
                  imageUrl={card.freeSpaceImageUrl}
                />
              ) : (
                <CardCell key={index} index={index} gridSize={card.gridSize} text={text} />
              ),
            )}
          </CardGrid>
        </Ticket>
      </div>
    </Dialog>
  )
}
