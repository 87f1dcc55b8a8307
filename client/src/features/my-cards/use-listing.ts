import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { myCards } from '#messages/my-cards.ts'
import { matchesSearch } from '#shared/rules/card-search.ts'
import type { Search } from '../../lib/forms/use-search.ts'
import { playTimes } from './last-opened.ts'
import { useMyCards, useRecentPlays, useSharedCards } from './use-my-cards.ts'
import { useTemporaryCards } from './use-temporary-cards.ts'

/** With more cards, the list has rows instead of tiles: forty take three screens on a phone instead of fourteen. */
export const MAX_TILES = 12
export const FILTERS = ['all', 'mine', 'shared', 'played'] as const
export type Filter = (typeof FILTERS)[number]

/**
 * The filter in the address of My Cards.
 * @returns `chosen`: the filter that the user chose last, known at once while its cards are still being rendered
 */
export function useFilter({ searchFor, text }: Search) {
  const [parameters] = useSearchParams()
  const filter = FILTERS.find((name) => name === parameters.get('show')) ?? 'all'
  const [chosen, setChosen] = useOptimistic<Filter>(filter)
  const choose = (value: Filter) =>
    startTransition(() => {
      setChosen(value)
      searchFor(text, { show: value === 'all' ? '' : value })
    })
  return { filter, chosen, choose }
}

/** Loads the cards that My Cards shows for a search and a filter, and decides which of its parts appear. */
export function useListing(userId: string, q: string, filter: Filter) {
  const own = useMyCards(userId, q)
  const shared = useSharedCards(userId, q)
  const temporary = useTemporaryCards(userId).filter((card) => matchesSearch(card, q))
  const history = useRecentPlays(userId)
  const plays = (history.data ?? []).filter(({ card }) => matchesSearch(card, q))
  const isSearching = q !== ''
  const [ownCount, sharedCount] = [own.cards?.length ?? 0, shared.cards?.length ?? 0]
  const isEmpty = !isSearching && own.cards !== undefined && ownCount + temporary.length + sharedCount === 0
  /** Whether the list may turn out to be empty. Controls that an empty list lacks would appear and disappear. */
  const isUnknown =
    !isSearching &&
    temporary.length === 0 &&
    (own.cards ? ownCount === 0 && shared.isPending : !own.hasFailed)
  // The cards, and what is above them, are shown only once the recent plays are known: the plays determine the order,
  // and the cards would change places just as the user taps.
  const played = useMemo(
    () => (history.isPending ? undefined : playTimes(history.data ?? [])),
    [history.isPending, history.data],
  )

  const showsOwn = filter === 'all' || filter === 'mine'
  const showsShared = filter === 'all' || filter === 'shared'
  const count =
    filter === 'played'
      ? plays.length
      : (showsOwn ? temporary.length + ownCount : 0) + (showsShared ? sharedCount : 0)
  const hasMore = (showsOwn && own.hasNextPage) || (showsShared && shared.hasNextPage)
  const lacksShared = filter === 'shared' && shared.cards?.length === 0
  const lacksPlays = filter === 'played' && history.data !== undefined && plays.length === 0
  return {
    own,
    shared,
    temporary,
    plays,
    /** When the user last played each card; undefined while that loads. */
    played: isUnknown ? undefined : played,
    playsUpdatedAt: history.dataUpdatedAt,
    isEmpty,
    isUnknown,
    hasFilter: (played !== undefined && ownCount > 0) || filter !== 'all',
    showsOwn,
    showsShared,
    // "No cards yet" and "no cards found" would be wrong next to cards in other sections.
    showsAccount: showsOwn && !(own.cards?.length === 0 && count > 0),
    isShort: filter === 'all' && !isSearching && count <= MAX_TILES,
    found:
      isSearching && own.cards && !own.isPlaceholderData
        ? (hasMore ? myCards.firstFound : myCards.found)(count)
        : '',
    /** Says what the chosen filter lacks; undefined if it has cards, or shows the user's own. */
    emptyText: lacksShared ? myCards.noneShared : lacksPlays ? myCards.nonePlayed : undefined,
  }
}
