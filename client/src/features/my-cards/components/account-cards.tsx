import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { CardReply } from '#shared/schemas/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadFailed, NoneFound } from '../../../ui/list-states.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { MAX_TILES } from '../use-listing.ts'
import type { useMyCards } from '../use-my-cards.ts'
import { groupByMonth } from '../last-opened.ts'
import { CardRow, CardTile, TileSkeleton } from './card-tile.tsx'

/** Loaded only for a user who has no cards, and shown below the button that makes one. */
const loadStarters = () => import('./starter-tickets.tsx')
const SKELETONS = 6
/** With at most this many cards, the row ends with a placeholder to make the next one. */
const FEW_CARDS = 2

/** How many rows show the number of players: of ROOMS_PER_SOCKET (5), the delete dialog needs one. */
const WATCHED = 4

function Loading() {
  return (
    <div className="tiles" role="status" aria-label={myCards.loading}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </div>
  )
}

function NoCards() {
  const starters = useLazy(loadStarters, { when: 'now' })
  return (
    <>
      <EmptyState title={myCards.noneHere} headingLevel={2} text={myCards.empty}>
        <ButtonLink to={paths.create()}>
          <Plus />
          <span>{myCards.createFirst}</span>
        </ButtonLink>
      </EmptyState>
      {starters && <starters.StarterTickets />}
    </>
  )
}

export const NoCardsFound = (search: { q: string; onClear: () => void }) => (
  <NoneFound {...search} title={myCards.noneFoundTitle} text={myCards.noneFound} />
)

interface CardActions {
  onDuplicate: (card: CardReply) => void
  onCoHosts: (card: CardReply) => void
  onDelete: (card: CardReply) => void
}

interface CardListProps extends CardActions {
  cards: readonly CardReply[]
  /** When the user last played each card. */
  played: ReadonlyMap<string, number>
  headingLevel: 2 | 3
  hasPlaceForNext: boolean
}

/** Memoized, because rendering hundreds of rows would delay every character typed into the search. */
const CardList = memo(function CardList({
  cards,
  played,
  headingLevel,
  hasPlaceForNext,
  onDuplicate,
  onCoHosts,
  onDelete,
}: CardListProps) {
  const months = groupByMonth(cards, played)
  const actionsOf = (card: CardReply) => ({
    onDuplicate: () => onDuplicate(card),
    onCoHosts: () => onCoHosts(card),
    onDelete: () => onDelete(card),
  })
  const watched = new Set(months.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)).slice(0, WATCHED))
  if (cards.length > MAX_TILES)
    return months.map(({ month, cards }) => (
      <section key={month} aria-label={month} className="mb-6">
        <h2 className="mb-2 text-poster-24">{month}</h2>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-[16px] gap-y-[4px]">
          {cards.map((card) => (
            <CardRow
              key={card.cardId}
              card={card}
              isWatched={watched.has(card.cardId)}
              {...actionsOf(card)}
            />
          ))}
        </div>
      </section>
    ))
  return (
    <div className="tiles">
      {months
        .flatMap(({ cards }) => cards)
        .map((card) => (
          <CardTile key={card.cardId} card={card} headingLevel={headingLevel} {...actionsOf(card)} />
        ))}
      {hasPlaceForNext && (
        <Link
          to={paths.create()}
          className="grid min-h-44 place-content-center justify-items-center gap-[6px] self-stretch rounded-ticket border-2 border-dashed border-edge font-[family-name:var(--font-poster)] text-poster-24 leading-none font-bold hover:bg-[color-mix(in_oklab,transparent_91%,var(--edge))]"
        >
          <Plus />
          <span>{myCards.next}</span>
        </Link>
      )}
    </div>
  )
})

interface AccountCardsProps extends CardActions {
  list: ReturnType<typeof useMyCards>
  /** The search text; '' for all cards. */
  q: string
  headingLevel: 2 | 3
  /** When the user last played each card; undefined while that loads. */
  played: ReadonlyMap<string, number> | undefined
  onClearSearch: () => void
}

/** The cards of the account, or the list's state: loading, failed or empty. */
export function AccountCards(props: AccountCardsProps) {
  const { list, q, headingLevel, played, onClearSearch, ...actions } = props
  const { cards, isFetching } = list
  if (!cards && list.hasFailed)
    return (
      <LoadFailed
        title={myCards.loadFailedTitle}
        headingLevel={2}
        text={myCards.loadFailed}
        pending={isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (!cards || !played) return <Loading />
  if (cards.length === 0) return q === '' ? <NoCards /> : <NoCardsFound q={q} onClear={onClearSearch} />
  return (
    <>
      <CardList
        {...actions}
        cards={cards}
        played={played}
        headingLevel={headingLevel}
        hasPlaceForNext={q === '' && cards.length <= FEW_CARDS}
      />
      {list.hasNextPage && (
        <ShowMore
          pending={isFetching}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}
