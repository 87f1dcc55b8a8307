import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

export const MISSING_CARD = `Failed to load ${PRODUCT_NAME}. It may have been deleted or never existed.`

const CUT_OFF = 'This link was cut off. Ask for it again.'
const REMOVED = 'Someone reported this card, and the people who run this site took it down.'

interface MissingCardProps {
  /**
   * failed: it could not be loaded; loading is retried automatically. overdue: it takes too long. cut-off: the card is in its
   * link, and a part is missing.
   */
  status: 'missing' | 'failed' | 'overdue' | 'cut-off'
  /** It was taken down. */
  isRemoved?: boolean | undefined
  /** Additional text while the server cannot be reached. */
  note?: string
}

/** Shown instead of a card that does not exist or could not be loaded. */
export function MissingCard({ status, isRemoved, note = '' }: MissingCardProps) {
  if (status === 'missing' || status === 'cut-off')
    return (
      <EmptyState
        tone="error"
        title={isRemoved ? 'Removed after a report' : "We can't find that card"}
        text={isRemoved ? REMOVED : status === 'missing' ? MISSING_CARD : CUT_OFF}
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
