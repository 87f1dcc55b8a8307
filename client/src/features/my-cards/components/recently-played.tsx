import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { displayTitle } from '../card-titles.ts'
import { useRecentPlays } from '../use-recent-plays.ts'
import '../../../styles/deferred.css'

/** Links to the cards that the user has played last, cards of other hosts included. */
export function RecentlyPlayed({ userId }: { userId: string }) {
  const titleId = useId()
  const plays = useRecentPlays(userId)
  if (plays.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-3 text-poster-32">
        Recently played
      </h2>
      <ul className="recent-plays">
        {plays.map(({ card, playedAt, ago }) => (
          <li key={card.cardId} data-theme={card.theme}>
            <Link to={paths.play(card.cardId)}>
              <b dir="auto">{displayTitle(card)}</b> <time dateTime={playedAt}>{ago}</time>
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
