import { useAtomValue } from 'jotai'
import { ArrowRight, Play, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { UNTITLED_CARD } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { RecentCard } from '../recent-cards.ts'
import { SHOWN_CARDS, useRecentCards } from '../use-recent-cards.ts'

/** A card as a small ticket. Only its own host can edit it. */
function RecentTicket({ card: { cardId, title, theme, isOwn } }: { card: RecentCard }) {
  const name = title || UNTITLED_CARD
  return (
    <li data-theme={theme} className="welcome-ticket">
      <h3 dir="auto">{name}</h3>
      <div>
        <ButtonLink to={paths.play(cardId)} aria-label={`Play ${name}`}>
          <Play aria-hidden="true" />
          Play
        </ButtonLink>
        {isOwn && (
          <ButtonLink to={paths.create(cardId)} variant="quiet" aria-label={`Edit ${name}`}>
            Edit
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

interface WelcomeBackProps {
  onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The last cards of a user who comes back, and the way to all of them. */
export function WelcomeBack({ onNewCard }: WelcomeBackProps) {
  const cards = useRecentCards()
  const isSignedOut = useAtomValue(sessionAtom).status === 'signed-out'
  return (
    <section aria-labelledby="welcome-back" className="welcome">
      <div className="welcome-head">
        <h2 id="welcome-back">Welcome back</h2>
        {isSignedOut ? (
          <Link to={paths.auth} state={{ from: paths.myCards }}>
            Log in for all your cards
          </Link>
        ) : (
          <Link key="all" to={paths.myCards}>
            All my cards
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      <ul className="welcome-cards">
        {cards?.map((card) => (
          <RecentTicket key={card.cardId} card={card} />
        ))}
        {cards && cards.length < SHOWN_CARDS && (
          <li className="welcome-new">
            <Link to={paths.create()} onClick={onNewCard}>
              <Plus aria-hidden="true" />
              New card
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
