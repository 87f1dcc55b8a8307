import { Play } from 'lucide-react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { useShareLink } from '../../card/share-link.ts'

interface ShareDialogProps {
  cardId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The link of a saved card, to be passed on. */
export function ShareDialog({ cardId, open, onOpenChange }: ShareDialogProps) {
  const { url, sameNetworkOnly } = useShareLink(cardId)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Share ${PRODUCT_NAME}`}
      description="Everyone who opens this link plays the same card, without signing in. What you edit, they see at once."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <ShareLinkField url={url} />
          {sameNetworkOnly && (
            <p className="mt-2.5 text-chip text-muted">This address works in the same network only.</p>
          )}
        </div>
        <ButtonLink to={paths.play(cardId)} size="big">
          <Play aria-hidden="true" />
          Play Card Now
        </ButtonLink>
      </div>
    </Dialog>
  )
}
