import { format } from 'date-fns'
import { Play } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { cutToCodePoints } from '#shared/rules/text.ts'
import type { Card } from '#shared/schemas/card.ts'
import { dates } from '#messages/dates.ts'
import { myCards } from '#messages/my-cards.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { displayTitle } from '../card-titles.ts'
import { CardMenu } from './card-menu.tsx'
import type { TileActions } from './tile-menu.tsx'

/** Number of squares on a tile, and the length of their texts in code points. */
const PREVIEW_CELLS = 9
const PREVIEW_CHARACTERS = 15

interface CardTileProps extends TileActions {
  card: Card
  /** One below the heading of the tile's section. */
  headingLevel: 2 | 3
  /** Added at the foot of the coupon, in its full width. */
  children?: ReactNode
}

/** The words of a square; the ellipsis after a cut stays on the line of the last letters. */
function Preview({ text }: { text: string }) {
  const cut = cutToCodePoints(text, PREVIEW_CHARACTERS)
  if (cut === text) return text
  const letters = [...cut.trimEnd()]
  return (
    <span>
      <span>{letters.slice(0, -2).join('')}</span>
      <span className="whitespace-nowrap">{`${letters.slice(-2).join('')}…`}</span>
    </span>
  )
}

/** A card as a small ticket, with the Play button on its coupon. */
export function CardTile({ card, headingLevel, children, ...actions }: CardTileProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const name = displayTitle(card)
  const freeIndex = freeIndexOf(card)
  const more = card.cells.length - PREVIEW_CELLS
  const day = format(new Date(card.createdAt), myCards.dayFormat, { locale: dates.locale })
  return (
    <article aria-labelledby={titleId} data-theme={card.theme} className="tile">
      <div className="tile-stub">
        <Heading id={titleId} dir="auto" className="line-clamp-2 py-[2px]">
          {name}
        </Heading>
      </div>
      <ul className="tile-cells" aria-label={myCards.firstSquares}>
        {card.cells.slice(0, PREVIEW_CELLS).map((text, index) => (
          <li key={index} dir="auto" className={index === freeIndex ? 'tile-free' : ''}>
            {index === freeIndex ? myCards.free : <Preview text={text} />}
          </li>
        ))}
      </ul>
      <div className="tile-coupon">
        <p className="min-w-0 flex-[1_1_6.5rem] text-chip leading-tight">
          <strong className="block">
            {card.hasFreeSpace ? myCards.gridWithFree(card.gridSize) : myCards.grid(card.gridSize)}
          </strong>
          <span>
            {rich(more > 0 ? myCards.moreAndDay(more) : '<day></day>', {
              day: () => <time dateTime={card.createdAt}>{day}</time>,
            })}
          </span>
        </p>
        <ButtonLink to={paths.play(card.cardId)} aria-label={myCards.playLabel(name)}>
          <Play aria-hidden="true" />
          <span>{myCards.play}</span>
        </ButtonLink>
        <CardMenu {...actions} card={card} />
        {children}
      </div>
    </article>
  )
}

/** The placeholder of a tile that is loading, in the tile's size. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true" data-skeleton className="tile">
      <div className="tile-stub">
        <Skeleton className="h-5 w-3/5 bg-paper" />
      </div>
      <div className="tile-cells">
        {Array.from({ length: PREVIEW_CELLS }, (_, index) => (
          <span key={index} className="tile-cell">
            <Skeleton className="w-3/4" />
          </span>
        ))}
      </div>
      <div className="tile-coupon">
        <Skeleton className="w-2/5" />
      </div>
    </div>
  )
}
