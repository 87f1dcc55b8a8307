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
      <ul className="dotted-list">
        {cards.map(({ card, ago }) => (
          <li key={card.cardId}>
            <Link to={paths.play(card.cardId)} className="group">
              {/* A miniature of the card in its theme, with one blot. */}
              <span
                data-theme={card.theme}
                aria-hidden="true"
                className="grid size-[28px] flex-none place-items-center rounded-cell border-2 border-edge bg-stock"
              >
                <i className="size-[16px] rounded-[50%_47%_51%_48%] border-2 border-[var(--marked-border)] bg-mark" />
              </span>
              <span>
                <b dir="auto" className="group-hover:underline">
                  {card.title || UNTITLED_CARD}
                </b>{' '}
                <small>{ago}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
