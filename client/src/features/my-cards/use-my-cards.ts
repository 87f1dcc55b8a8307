import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { myCards } from '#messages/my-cards.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { call } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { queryClient } from '../../lib/query-client.ts'
import { refusalOf } from '../../lib/show-refusal.ts'
import { showError, toast } from '../../lib/toast.ts'
import { useIsOverdue } from '../../lib/use-is-overdue.ts'
import { createCard, fetchMyCards, fetchSharedCards } from '../../sync/receive/card-requests.ts'
import { copyTitle } from './card-titles.ts'
import { nextPageAfter, queryKeys } from './query-keys.ts'

type Pages<C> = InfiniteData<C[], string | undefined>
type MyCards = Pages<CardReply>

/** Removes a card from the cached lists with a key, which updates the screen even if a refetch fails. */
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

/** Keeps the cards of the previous search on the screen while the next search loads, unless that search found none. */
function keepUnlessEmpty<C>(previous: Pages<C> | undefined): Pages<C> | undefined {
  return previous?.pages[0]?.length ? previous : undefined
}

/** Loads the cards that a search finds, in pages. Refetches when the screen opens or the tab is shown again. */
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

/** Loads the user's cards. @returns `hasFailed`: while there are no cards, whether loading failed or takes too long */
export function useMyCards(userId: string, q: string) {
  const list = usePages(queryKeys.myCards(userId), q, fetchMyCards)
  const failed = list.isError
  useEffect(() => {
    if (failed) showError(myCards.loadFailedTitle, myCards.loadFailed)
  }, [failed])
  const isOverdue = useIsOverdue(list.cards ? undefined : q)
  // Not `isError`, which a retry resets: the list has failed until a fetch succeeds.
  return { ...list, hasFailed: list.isFetchedAfterMount || isOverdue }
}

/** Loads the cards that the user co-hosts. Shows no error, as the list of the user's own cards does. */
export function useSharedCards(userId: string, q: string) {
  return usePages(queryKeys.sharedCards(userId), q, fetchSharedCards)
}

/** Loads the cards that the user played most recently, newest first. */
export function useRecentPlays(userId: string) {
  return useQuery({
    queryKey: queryKeys.recentPlays(userId),
    queryFn: ({ signal }) => call('listHistory', { signal }),
  })
}

function prepend(card: CardReply, shown: MyCards): MyCards {
  const [first = [], ...rest] = shown.pages
  return { ...shown, pages: [[card, ...first], ...rest] }
}

/** Creates a card with the same content, which becomes the first in the list. */
export function useDuplicateCard(userId: string) {
  const lists = queryKeys.myCards(userId)
  return useMutation({
    mutationFn: (card: Card) => createCard({ ...contentOf(card), title: copyTitle(card) }),
    onSuccess: async (copy) => {
      // Updates the screen even if the refetch fails. Only the server decides whether a search finds the copy.
      queryClient.setQueryData<MyCards>([...lists, ''], (shown) => shown && prepend(copy, shown))
      toast({ title: myCards.duplicatedTitle, text: myCards.duplicated(isolated(copy.title)) })
      await queryClient.invalidateQueries({ queryKey: lists })
    },
    onError: (error) => showError(myCards.duplicateFailedTitle, refusalOf(error) ?? myCards.duplicateFailed),
  })
}
