import { format } from 'date-fns'
import { CopyPlus, EllipsisVertical, Pencil, Play, Trash2 } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Card } from '#shared/schemas/card.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { cutForPreview, PREVIEW_CELLS } from '../preview.ts'
import { nameOf } from '../titles.ts'

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
  const menuButton = useRef<HTMLButtonElement>(null)
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
        <Menu
          trigger={
            <IconButton ref={menuButton} label={`More for ${name}`}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={Play} asChild={(content) => <Link to={paths.play(card.cardId)}>{content}</Link>}>
            Play
          </MenuItem>
          <MenuItem
            icon={Pencil}
            asChild={(content) => <Link to={paths.create(card.cardId)}>{content}</Link>}
          >
            Edit
          </MenuItem>
          {onDuplicate && (
            <MenuItem icon={CopyPlus} onSelect={onDuplicate}>
              Duplicate
            </MenuItem>
          )}
          <MenuItem
            icon={Trash2}
            danger
            onSelect={() => {
              // The dialog gives the focus back to where it was, and this row is gone by then.
              menuButton.current?.focus()
              onDelete()
            }}
          >
            Delete
          </MenuItem>
        </Menu>
        {children}
      </div>
    </article>
  )
}
