import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

export const MISSING_CARD = `Failed to load ${PRODUCT_NAME}. It may have been deleted or never existed.`

interface MissingCardProps {
  /** failed: it could not be loaded; loading is retried automatically. */
  status: 'missing' | 'failed'
  /** What else a reader should know while the server cannot be reached. */
  note?: string
}

/** Shown instead of a card that does not exist or could not be loaded. */
export function MissingCard({ status, note = '' }: MissingCardProps) {
  if (status === 'missing')
    return (
      <EmptyState tone="error" title="We can't find that card" text={MISSING_CARD}>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState
      tone="error"
      title="Offline"
      text={`The card didn't load. ${note}We'll try again as soon as you're back online.`}
    >
      <RetryButton />
    </EmptyState>
  )
}
