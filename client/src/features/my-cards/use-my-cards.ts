import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CardReply } from '#shared/schemas/card.ts'
import { toast } from '../../lib/toast.ts'
import { fetchMyCards } from '../../sync/card-requests.ts'
import { nextPageAfter, queryKeys } from './query-keys.ts'

const LOADING_FAILED = 'There was an error loading your bingo cards. Please try again later.'

export type MyCards = InfiniteData<CardReply[], string | undefined>

/** Keeps the previous search's cards on the screen while the next search loads, but not its "no cards found". */
function keepUnlessEmpty(previous: MyCards | undefined): MyCards | undefined {
  return previous?.pages[0]?.length ? previous : undefined
}

/** The user's cards with `q` in their title, page by page. Refetched when the screen opens and when the tab is shown again. */
export function useMyCards(userId: string, q: string) {
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.myCards(userId), q],
    queryFn: ({ pageParam, signal }) => fetchMyCards(q, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextPageAfter,
    placeholderData: keepUnlessEmpty,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    retry: false,
  })
  const failed = query.isError
  useEffect(() => {
    if (failed) toast({ title: 'Error Loading Cards', text: LOADING_FAILED, destructive: true })
  }, [failed])
  return { ...query, cards: query.data?.pages.flat() }
}
