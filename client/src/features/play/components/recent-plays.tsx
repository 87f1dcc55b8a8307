import { formatDistanceToNow } from 'date-fns'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { UNTITLED_CARD } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { listOfflineCards } from '../../../sync/offline-cards.ts'

const SHOWN_CARDS = 5

/** The other cards played most recently in this browser. */
export function RecentPlays({ cardId }: { cardId: string }) {
  const [cards] = useState(() =>
    listOfflineCards()
      .filter(({ card }) => card.cardId !== cardId)
      .slice(0, SHOWN_CARDS)
      .map(({ card, at }) => ({ card, ago: formatDistanceToNow(at, { addSuffix: true }) })),
  )
  if (cards.length === 0) return null
  return (
    <Panel title="Recently Played">
      <ul className="recent-plays">
        {cards.map(({ card, ago }) => (
          <li key={card.cardId}>
            <Link to={paths.play(card.cardId)}>
              <span className="recent-play-theme" data-theme={card.theme} aria-hidden="true" />
              <span>
                <b dir="auto">{card.title || UNTITLED_CARD}</b> <small>{ago}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
