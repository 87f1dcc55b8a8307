import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

export interface MissingCardProps {
  /**
   * failed: it could not be loaded, or takes too long; loading is retried automatically. cut-off: the card is in its link, and a
   * part is missing. removed: it was taken down.
   */
  status: 'missing' | 'failed' | 'cut-off' | 'removed'
  /** Additional text while the server cannot be reached: a sentence and a space. */
  note?: string
}

/** What a screen says without its card; `isGone` if there will be none at this address. */
export function missingWords({ status, note = '' }: MissingCardProps) {
  if (status === 'failed') return { title: basics.offline, text: texts.failed(note) }
  const { short, sentence } = texts.absent.removed
  if (status === 'removed') return { title: short, text: sentence, isGone: true }
  return {
    title: texts.missingTitle,
    text: status === 'missing' ? texts.missingHint : texts.cutOff,
    isGone: true,
  }
}

/** Shown instead of a card that does not exist or could not be loaded. */
export function MissingCard(props: MissingCardProps) {
  const { title, text, isGone } = missingWords(props)
  useTitle(title)
  return (
    <EmptyState tone="error" title={title} text={text}>
      {isGone ? <ButtonLink to={paths.home}>{basics.home}</ButtonLink> : <RetryButton />}
    </EmptyState>
  )
}
