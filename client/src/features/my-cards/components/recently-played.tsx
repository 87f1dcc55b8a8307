import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { PlayedCard } from '#shared/contract/answers.ts'
import { myCards } from '#messages/my-cards.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { displayTitle } from '../card-titles.ts'

interface RecentlyPlayedProps {
  plays: readonly PlayedCard[]
  /** When the plays were fetched, in milliseconds since the epoch. */
  dataUpdatedAt: number
}

/** Links to the cards that the user played most recently, including cards of other hosts. */
export function RecentlyPlayed({ plays, dataUpdatedAt }: RecentlyPlayedProps) {
  const titleId = useId()
  if (plays.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-3 text-poster-32">
        {myCards.recent}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-[24px] gap-y-[12px]">
        {plays.map(({ card, playedAt }) => (
          <li key={card.cardId} data-theme={card.theme}>
            <Link
              to={paths.play(card.cardId)}
              className="group grid h-full min-h-[56px] grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-[16px] rounded-panel border-s-[14px] border-s-primary bg-cell px-[16px] py-[8px] leading-[1.2] text-text"
            >
              <b dir="auto" className="font-semibold wrap-anywhere group-hover:underline">
                {displayTitle(card)}
              </b>{' '}
              <time dateTime={playedAt} className="row-start-2 text-chip text-muted">
                {timeAgo(Date.parse(playedAt), dataUpdatedAt)}
              </time>
              <ArrowRight className="col-start-2 row-[1/3]" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
