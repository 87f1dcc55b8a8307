import { EllipsisVertical, Pencil, Play, Share2, Users } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { fontStep } from '#shared/rules/font-step.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { cutToCodePoints } from '#shared/rules/text.ts'
import type { Card } from '#shared/schemas/card.ts'
import { dayOf } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { showNotLoaded } from '../../../lib/lazy/show-not-loaded.ts'
import { usePlayerCount } from '../../../sync/receive/use-player-count.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { Link } from '../../../ui/link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { openShareSheet } from '../../../ui/share-sheet-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { shareText } from '../../card/share-text.ts'
import { displayTitle } from '../card-titles.ts'
import type { TileActions } from './tile-menu.tsx'

const loadMenu = () => import('./tile-menu.tsx')

/** The menu of a card's actions, behind a button with three dots. */
function CardMenu({ card, ...actions }: TileActions & { card: Card }) {
  return (
    <LazyMenu
      label={myCards.moreLabel(displayTitle(card))}
      icon={EllipsisVertical}
      load={loadMenu}
      onMissing={() => showNotLoaded('menu')}
    >
      {({ TileMenu }, menu) => <TileMenu {...menu} {...actions} card={card} />}
    </LazyMenu>
  )
}

/** The number of squares on a tile, and the maximum length of their texts in code points. */
const PREVIEW_CELLS = 9
const PREVIEW_CHARACTERS = 15

interface CardTileProps extends TileActions {
  card: Card
  /** One level below the heading of the tile's section. */
  headingLevel: 2 | 3
  /** Shown at the bottom of the coupon, over its full width. */
  children?: ReactNode
}

/** The text of a square, shortened. The ellipsis stays on the same line as the last letters. */
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
  const more = card.cells.filter((text, at) => at >= PREVIEW_CELLS && at !== freeIndex && text !== '').length
  return (
    <article aria-labelledby={titleId} data-theme={card.theme} className="tile">
      <div className="tile-stub">
        <Heading id={titleId} dir="auto" className="line-clamp-2 py-[2px]">
          {name}
        </Heading>
      </div>
      <ul className="tile-cells" aria-label={myCards.firstSquares}>
        {card.cells.slice(0, PREVIEW_CELLS).map((text, index) => (
          <li
            key={index}
            dir="auto"
            data-step={fontStep(text)}
            className={index === freeIndex ? 'tile-free' : ''}
          >
            {index === freeIndex ? texts.free : <Preview text={text} />}
          </li>
        ))}
      </ul>
      <div className="tile-coupon">
        <p className="min-w-0 flex-[1_1_6.5rem] text-chip leading-tight">
          <strong className="block">
            {card.hasFreeSpace ? myCards.gridWithFree(card.gridSize) : basics.grid(card.gridSize)}
          </strong>
          <span>
            {rich(more > 0 ? myCards.moreAndDay(more) : '<day></day>', {
              day: () => <time dateTime={card.createdAt}>{dayOf(card.createdAt)}</time>,
            })}
          </span>
        </p>
        <ButtonLink to={paths.play(card.cardId)} aria-label={myCards.playLabel(name)}>
          <Play />
          <span>{myCards.play}</span>
        </ButtonLink>
        <CardMenu {...actions} card={card} />
        {children}
      </div>
    </article>
  )
}

/** The placeholder of a tile that is loading, of the same size. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true" data-skeleton className="tile">
      <div className="tile-stub">
        <Skeleton className="h-5 w-3/5 bg-paper" />
      </div>
      <div className="tile-cells">
        {Array.from({ length: PREVIEW_CELLS }, (_, index) => (
          <span key={index}>
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

interface CardRowProps extends TileActions {
  card: Card
  /** Whether the row shows how many people are playing the card now. */
  isWatched: boolean
}

const ROUND = 'grid size-[44px] flex-none place-items-center rounded-full'

/** A card as a row of a long list. */
export function CardRow({ card, isWatched, ...actions }: CardRowProps) {
  const titleId = useId()
  const name = displayTitle(card)
  const players = usePlayerCount(isWatched ? card.cardId : undefined) ?? 0
  const { url } = useShareLink(card.cardId, card.columns)
  return (
    <article
      aria-labelledby={titleId}
      data-theme={card.theme}
      // Leaves space at the end for the focus ring of the last button, as overflow is clipped.
      className="flex min-h-[64px] items-center rounded-panel border-s-[14px] border-s-primary bg-cell ps-[16px] pe-[6px] text-text [contain-intrinsic-size:auto_64px] [content-visibility:auto]"
    >
      <h3
        id={titleId}
        dir="auto"
        className="min-w-0 flex-1 font-sans text-[1rem] leading-tight font-semibold"
      >
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
      </h3>
      {players > 0 && (
        <span className="players-now me-1">
          <Users />
          <span>
            {rich(myCards.playing(players), {
              number: (number) => <span>{number}</span>,
              words: (words) => <span className="sr-only">{words}</span>,
            })}
          </span>
        </span>
      )}
      <IconButton
        label={myCards.shareLabel(name)}
        onClick={() => void openShareSheet({ text: shareText(card.title), url })}
      >
        <Share2 />
      </IconButton>
      <Link
        to={paths.create(card.cardId)}
        aria-label={myCards.editLabel(name)}
        className={`${ROUND} max-xs:hidden`}
      >
        <Pencil />
      </Link>
      <Link
        to={paths.play(card.cardId)}
        aria-label={myCards.playLabel(name)}
        className={`${ROUND} bg-primary text-on-primary`}
      >
        <Play />
      </Link>
      <CardMenu {...actions} card={card} />
    </article>
  )
}
