import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

/** Why there will be no card at this address. */
const gone = (status: string): string | undefined => {
  if (status === 'missing') return texts.missingHint
  if (status === 'cut-off') return texts.cutOff
  return status === 'removed' ? texts.removed : undefined
}

export interface MissingCardProps {
  /**
   * failed: it could not be loaded; loading is retried automatically. overdue: it takes too long. cut-off: the card is in its
   * link, and a part is missing. removed: it was taken down.
   */
  status: 'missing' | 'failed' | 'overdue' | 'cut-off' | 'removed'
  /** Additional text while the server cannot be reached: a sentence and a space. */
  note?: string
}

/** Shown instead of a card that does not exist or could not be loaded. */
export function MissingCard({ status, note = '' }: MissingCardProps) {
  const reason = gone(status)
  if (reason)
    return (
      <EmptyState
        tone="error"
        title={status === 'removed' ? texts.removedTitle : texts.missingTitle}
        text={reason}
      >
        <ButtonLink to={paths.home}>{basics.home}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState
      tone="error"
      title={status === 'failed' ? basics.offline : basics.cardFailed}
      text={status === 'failed' ? texts.failed(note) : texts.overdue(note)}
    >
      <RetryButton />
    </EmptyState>
  )
}
