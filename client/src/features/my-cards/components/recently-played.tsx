import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { nameOf } from '../titles.ts'
import { useHistory } from '../use-history.ts'

/** The cards that were played last, those of others too, each a way back to its play screen. */
export function RecentlyPlayed({ userId }: { userId: string }) {
  const titleId = useId()
  const played = useHistory(userId)
  if (played.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-3 text-poster-32">
        Recently played
      </h2>
      <ul className="played">
        {played.map(({ card, playedAt, ago }) => (
          <li key={card.cardId} data-theme={card.theme}>
            <Link to={paths.play(card.cardId)}>
              <b dir="auto">{nameOf(card)}</b> <time dateTime={playedAt}>{ago}</time>
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
