import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

export interface MissingCardProps {
  /**
   * failed: the card could not be loaded, or takes too long; loading is retried automatically. cut-off: the card is in
   * its link, part of which is missing. removed: the card was taken down.
   */
  status: 'missing' | 'failed' | 'cut-off' | 'removed'
  /** An additional sentence while the server cannot be reached, with a trailing space. */
  note?: string
}

/** Returns the texts of a screen without its card; `isGone` if this address will not have a card later. */
export function missingTexts({ status, note = '' }: MissingCardProps) {
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
  const { title, text, isGone } = missingTexts(props)
  useTitle(title)
  return (
    <EmptyState tone="error" title={title} text={text}>
      {isGone ? <ButtonLink to={paths.home}>{basics.home}</ButtonLink> : <RetryButton />}
    </EmptyState>
  )
}
