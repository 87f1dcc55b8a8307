import { Pencil, Play, Share2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Card } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { openShareSheet } from '../../../ui/share-sheet-button.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { shareText } from '../../card/share-text.ts'
import { displayTitle } from '../card-titles.ts'
import { CardMenu } from './card-menu.tsx'
import type { TileActions } from './tile-menu.tsx'

interface CardRowProps extends TileActions {
  card: Card
}

/** A card as one line of a long list. */
export function CardRow({ card, ...actions }: CardRowProps) {
  const titleId = useId()
  const name = displayTitle(card)
  const { url } = useShareLink(card.cardId)
  return (
    <article aria-labelledby={titleId} data-theme={card.theme} className="card-row-line">
      <h3 id={titleId} dir="auto" className="min-w-0 flex-1 font-sans text-base leading-tight font-semibold">
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
      </h3>
      <IconButton
        label={`Share ${name}`}
        onClick={() => void openShareSheet({ text: shareText(card.title), url })}
      >
        <Share2 aria-hidden="true" />
      </IconButton>
      <Link to={paths.create(card.cardId)} aria-label={`Edit ${name}`} className="card-row-edit">
        <Pencil aria-hidden="true" />
      </Link>
      <Link to={paths.play(card.cardId)} aria-label={`Play ${name}`} className="card-row-play">
        <Play aria-hidden="true" />
      </Link>
      <CardMenu {...actions} card={card} />
    </article>
  )
}
