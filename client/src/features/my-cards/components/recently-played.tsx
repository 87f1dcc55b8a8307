import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { formatDistance } from 'date-fns'
import { paths } from '../../../lib/paths.ts'
import { displayTitle } from '../card-titles.ts'
import '../../../styles/deferred.css'
import { call } from '../../../lib/api-client.ts'
import { queryKeys } from '../query-keys.ts'

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
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-[24px] gap-y-[12px]">
        {plays.map(({ card, playedAt, ago }) => (
          <li key={card.cardId} data-theme={card.theme}>
            <Link
              to={paths.play(card.cardId)}
              className="group grid h-full min-h-[56px] grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-[16px] rounded-panel border-s-[14px] border-s-primary bg-cell px-[16px] py-[8px] leading-[1.2] text-text"
            >
              <b dir="auto" className="font-semibold wrap-anywhere group-hover:underline">
                {displayTitle(card)}
              </b>{' '}
              <time dateTime={playedAt} className="row-start-2 text-chip text-muted">
                {ago}
              </time>
              <ArrowRight aria-hidden="true" className="col-start-2 row-[1/3]" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Number of cards in the row. */
const SHOWN_CARDS = 6

/** The user's recent plays, each with how long ago it was; empty until they are loaded, and if loading fails. */
function useRecentPlays(userId: string) {
  const { data = [], dataUpdatedAt } = useQuery({
    queryKey: queryKeys.recentPlays(userId),
    queryFn: ({ signal }) => call('listHistory', { signal }),
  })
  return data.slice(0, SHOWN_CARDS).map(({ card, playedAt }) => ({
    card,
    playedAt,
    // The server's clock may be ahead of this browser's; a play is never in the future.
    ago: formatDistance(Math.min(Date.parse(playedAt), dataUpdatedAt), dataUpdatedAt, { addSuffix: true }),
  }))
}
