import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpoints } from '#shared/api.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { fetchMyCards, nextPageAfter } from './api.ts'

const LOADING_FAILED = 'There was an error loading your bingo cards. Please try again later.'

type MyCards = InfiniteData<CardReply[], string | undefined>

function queryKey(userId: string) {
  return ['my-cards', userId] as const
}

function without(cardId: string, shown: MyCards): MyCards {
  return { ...shown, pages: shown.pages.map((page) => page.filter((card) => card.cardId !== cardId)) }
}

/** The user's cards, page by page; read again when the screen opens and when the page is looked at again. */
export function useMyCards(userId: string) {
  const query = useInfiniteQuery({
    queryKey: queryKey(userId),
    queryFn: ({ pageParam, signal }) => fetchMyCards(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextPageAfter,
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

/** Deletes a card and takes it off the list. One that somebody deleted already counts as deleted. */
export function useDeleteCard(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ cardId }: Pick<Card, 'cardId'>) => {
      try {
        await call(endpoints.deleteCard, { params: { cardId } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: async (_, { cardId }) => {
      // Also where the list cannot be read again.
      client.setQueryData<MyCards>(queryKey(userId), (shown) => shown && without(cardId, shown))
      toast({ title: 'Card Deleted', text: `Your ${PRODUCT_NAME} has been deleted.` })
      await client.invalidateQueries({ queryKey: queryKey(userId) })
    },
    onError: () =>
      toast({
        title: 'Delete Failed',
        text: `Failed to delete the ${PRODUCT_NAME}. Please try again.`,
        destructive: true,
      }),
  })
}
