import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import type { listOfflineCards } from '../../../sync/offline/offline-cards.ts'
import { Link } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The other cards played most recently in this browser. */
export function RecentPlays({ cards }: { cards: ReturnType<typeof listOfflineCards> }) {
  return (
    <Panel title={playDialogs.recent}>
      <ul className="dotted-list">
        {cards.map(({ card, at }) => (
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
                  {card.title || basics.untitled}
                </b>{' '}
                <small>{timeAgo(at)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
