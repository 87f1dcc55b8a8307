import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

export const CUT_OFF_LINK = 'This link was cut off. Ask for it again.'
export const MISSING_CARD = `Failed to load ${PRODUCT_NAME}. It may have been deleted or never existed.`

/** Why there will be no card at this address. */
const GONE: Record<string, string> = {
  missing: MISSING_CARD,
  'cut-off': CUT_OFF_LINK,
  removed: 'Someone reported this card, and the people who run this site took it down.',
}

export interface MissingCardProps {
  /**
   * failed: it could not be loaded; loading is retried automatically. overdue: it takes too long. cut-off: the card is in its
   * link, and a part is missing. removed: it was taken down.
   */
  status: 'missing' | 'failed' | 'overdue' | 'cut-off' | 'removed'
  /** Additional text while the server cannot be reached. */
  note?: string
}

/** Shown instead of a card that does not exist or could not be loaded. */
export function MissingCard({ status, note = '' }: MissingCardProps) {
  const gone = GONE[status]
  if (gone)
    return (
      <EmptyState
        tone="error"
        title={status === 'removed' ? 'Removed after a report' : "We can't find that card"}
        text={gone}
      >
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState
      tone="error"
      title={status === 'failed' ? 'Offline' : "The card didn't load"}
      text={
        status === 'failed'
          ? `The card didn't load. ${note}We'll try again as soon as you're back online.`
          : `That took too long. ${note}Please try again.`
      }
    >
      <RetryButton />
    </EmptyState>
  )
}
