import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { resyncCard } from '../../../sync/connection.ts'

export const MISSING_CARD = `Failed to load ${PRODUCT_NAME}. It may have been deleted or never existed.`

/** Shown instead of a card that does not exist, or that could not be loaded (loading is retried automatically). */
export function MissingCard({ status }: { status: 'missing' | 'failed' }) {
  if (status === 'missing')
    return (
      <EmptyState tone="error" title="No such card" text={MISSING_CARD}>
        <ButtonLink to={paths.home}>Back to the start</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState
      tone="error"
      title="The card did not come"
      text="It is asked for again as soon as there is a connection."
    >
      <Button onClick={() => void resyncCard()}>Try Again</Button>
    </EmptyState>
  )
}
