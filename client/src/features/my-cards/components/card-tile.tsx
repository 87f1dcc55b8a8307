import { format } from 'date-fns'
import { Play } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { cutForPreview, PREVIEW_CELLS } from '../preview.ts'
import { nameOf } from '../titles.ts'
import { TileMenuButton } from './tile-menu-button.tsx'

interface CardTileProps {
  card: Card
  /** One below what the tile stands under. */
  headingLevel: 2 | 3
  /** Left out where the card cannot be duplicated. */
  onDuplicate?: () => void
  onDelete: () => void
  /** Stands at the foot of the coupon, in its full width. */
  children?: ReactNode
}

/** A card as a small ticket, whose coupon plays it. */
export function CardTile({ card, headingLevel, onDuplicate, onDelete, children }: CardTileProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const name = nameOf(card)
  const freeIndex = freeIndexOf(card)
  const more = card.cells.length - PREVIEW_CELLS
  return (
    <article aria-labelledby={titleId} data-theme={card.theme} className="tile">
      <div className="tile-stub">
        <Heading id={titleId} dir="auto">
          {name}
        </Heading>
      </div>
      <ul className="tile-cells" aria-label="First squares">
        {card.cells.slice(0, PREVIEW_CELLS).map((text, index) => (
          <li key={index} dir="auto" className={index === freeIndex ? 'tile-free' : ''}>
            {index === freeIndex ? 'FREE' : cutForPreview(text)}
          </li>
        ))}
      </ul>
      <div className="tile-coupon">
        <p className="min-w-0 flex-1 text-chip leading-tight">
          <strong className="block">
            {card.gridSize}x{card.gridSize}
            {card.hasFreeSpace && ' with free space'}
          </strong>
          {more > 0 && (
            <>
              <span>+ {more} more items</span>
              {', '}
            </>
          )}
          <time dateTime={card.createdAt}>{format(new Date(card.createdAt), 'MMM d, yyyy')}</time>
        </p>
        <ButtonLink to={paths.play(card.cardId)} aria-label={`Play ${name}`}>
          <Play aria-hidden="true" />
          Play
        </ButtonLink>
        <TileMenuButton cardId={card.cardId} name={name} onDuplicate={onDuplicate} onDelete={onDelete} />
        {children}
      </div>
    </article>
  )
}
