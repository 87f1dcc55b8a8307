import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CardReply } from '#shared/schemas/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { call } from '../../lib/api-client.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showError } from '../../lib/toast.ts'
import { fetchMyCards, fetchSharedCards } from '../../sync/card-requests.ts'
import { nextPageAfter, queryKeys } from './query-keys.ts'

type Pages<C> = InfiniteData<C[], string | undefined>
export type MyCards = Pages<CardReply>

/** Takes a card out of the cached lists of a key. Updates the screen even if a refetch fails. */
export function forgetCard(queryKey: readonly string[], cardId: string): void {
  queryClient.setQueriesData<MyCards>(
    { queryKey },
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => page.filter((card) => card.cardId !== cardId)),
      },
  )
}

/** Keeps the previous search's cards on the screen while the next search loads, but not its "no cards found". */
function keepUnlessEmpty<C>(previous: Pages<C> | undefined): Pages<C> | undefined {
  return previous?.pages[0]?.length ? previous : undefined
}

/** Cards that a search finds, page by page. Refetched when the screen opens and when the tab is shown again. */
function usePages<C extends CardReply>(
  key: readonly string[],
  q: string,
  fetchPage: (q: string, before: string | undefined, signal: AbortSignal) => Promise<C[]>,
) {
  const query = useInfiniteQuery<C[], Error, Pages<C>, string[], string | undefined>({
    queryKey: [...key, q],
    queryFn: ({ pageParam, signal }) => fetchPage(q, pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: nextPageAfter,
    placeholderData: keepUnlessEmpty,
  })
  const cards = useMemo(() => query.data?.pages.flat(), [query.data])
  return { ...query, cards }
}

/** The user's cards. */
export function useMyCards(userId: string, q: string) {
  const list = usePages(queryKeys.myCards(userId), q, fetchMyCards)
  const failed = list.isError
  useEffect(() => {
    if (failed) showError(myCards.loadFailedTitle, myCards.loadFailed)
  }, [failed])
  return list
}

/** The cards that the user co-hosts. If they don't load, the user's own cards say that the server can't be reached. */
export function useSharedCards(userId: string, q: string) {
  return usePages(queryKeys.sharedCards(userId), q, fetchSharedCards)
}

/** The cards that the user played last, newest first. */
export function useRecentPlays(userId: string) {
  return useQuery({
    queryKey: queryKeys.recentPlays(userId),
    queryFn: ({ signal }) => call('listHistory', { signal }),
  })
}
