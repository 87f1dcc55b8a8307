import { useEffect } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { announce, prepareAnnouncements } from '../../../lib/announce.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/themes.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useLiveCard } from '../../../sync/use-card.ts'
import { ABSENCES } from '../../card/absence.ts'
import { RetryButton } from '../../card/components/retry-button.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { EmbedBoard, EmbedPicture } from './embed-board.tsx'
import { EmbedNotice } from './embed-notice.tsx'
import { OfflinePill } from './offline-pill.tsx'
import '../embed.css'

interface EmbedScreenProps {
  cardId: string
  /** Whether the squares can be marked. Otherwise the card is a picture, and its viewers aren't counted as players. */
  hasMarks: boolean
  /** The host's preview; not counted as a player. */
  isPreview: boolean
}

/** `/embed/{cardId}`: a card inside another page, as large as its frame. */
export function EmbedScreen({ cardId, hasMarks, isPreview }: EmbedScreenProps) {
  const { status, card, absent } = useLiveCard(cardId, hasMarks && !isPreview ? 'play' : 'present')
  usePageTheme(card?.theme)
  useTitle(card?.title)
  useEffect(prepareAnnouncements, [])
  useEffect(() => {
    if (absent) announce(`${ABSENCES[absent].sentence}${hasMarks ? ' You can keep playing.' : ''}`)
  }, [absent, hasMarks])
  const Card = hasMarks ? EmbedBoard : EmbedPicture
  return (
    <main className="embed">
      {status === 'missing' ? (
        <Missing />
      ) : status === 'failed' ? (
        <Failed />
      ) : card ? (
        <Card card={card} absent={absent} />
      ) : (
        <TicketSkeleton />
      )}
      <OfflinePill />
      <EmbedNotice />
    </main>
  )
}

function Missing() {
  return (
    <div className="embed-message">
      <h1>This card is gone</h1>
      <p>Its host may have deleted it, or the link is incomplete.</p>
      <a className="button" data-variant="ink" href={paths.home} target="_blank" rel="noopener">
        Make a card on {PRODUCT_NAME}
      </a>
    </div>
  )
}

function Failed() {
  return (
    <div className="embed-message" role="alert">
      <h1>The card didn't load</h1>
      <p>We'll try again as soon as you're back online.</p>
      <RetryButton variant="ink" />
    </div>
  )
}
