import { Pencil, Play, Share2, Users } from 'lucide-react'
import { useId } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { paths } from '../../../lib/paths.ts'
import { usePlayerCount } from '../../../sync/use-player-count.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { openShareSheet } from '../../../ui/share-sheet-button.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { shareText } from '../../card/share-text.ts'
import { displayTitle } from '../card-titles.ts'
import { CardMenu } from './card-menu.tsx'
import type { TileActions } from './tile-menu.tsx'

interface CardRowProps extends TileActions {
  card: Card
  /** Whether the row says how many people play the card now. */
  isWatched: boolean
}

/** A card as one line of a long list. */
export function CardRow({ card, isWatched, ...actions }: CardRowProps) {
  const titleId = useId()
  const name = displayTitle(card)
  const players = usePlayerCount(isWatched ? card.cardId : undefined) ?? 0
  const { url } = useShareLink(card.cardId)
  return (
    <article aria-labelledby={titleId} data-theme={card.theme} className="card-row-line">
      <h3 id={titleId} dir="auto" className="min-w-0 flex-1 font-sans text-base leading-tight font-semibold">
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
      </h3>
      {players > 0 && (
        <span className="players-now me-1">
          <Users aria-hidden="true" />
          <span>
            {rich(myCards.playing(players), {
              number: (number) => <span>{number}</span>,
              words: (words) => <span className="visually-hidden">{words}</span>,
            })}
          </span>
        </span>
      )}
      <IconButton
        label={myCards.shareLabel(name)}
        onClick={() => void openShareSheet({ text: shareText(card.title), url })}
      >
        <Share2 aria-hidden="true" />
      </IconButton>
      <Link to={paths.create(card.cardId)} aria-label={myCards.editLabel(name)} className="card-row-edit">
        <Pencil aria-hidden="true" />
      </Link>
      <Link to={paths.play(card.cardId)} aria-label={myCards.playLabel(name)} className="card-row-play">
        <Play aria-hidden="true" />
      </Link>
      <CardMenu {...actions} card={card} />
    </article>
  )
}
