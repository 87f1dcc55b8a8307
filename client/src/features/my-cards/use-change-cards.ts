import { useMutation } from '@tanstack/react-query'
import type { PlayedCard } from '#shared/contract/answers.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { queryClient } from '../../lib/query-client.ts'
import { refusalOf } from '../../lib/show-refusal.ts'
import { showError, toast } from '../../lib/toast.ts'
import { createCard, deleteCard } from '../../sync/card-requests.ts'
import { queryKeys } from './query-keys.ts'
import { copyTitle } from './card-titles.ts'
import { forgetCard, type MyCards } from './use-my-cards.ts'

function withFirst(card: CardReply, shown: MyCards): MyCards {
  const [first = [], ...rest] = shown.pages
  return { ...shown, pages: [[card, ...first], ...rest] }
}

/** Deletes a card and removes it from the cached lists. */
export function useDeleteCard(userId: string) {
  const [lists, recentPlays] = [queryKeys.myCards(userId), queryKeys.recentPlays(userId)]
  return useMutation({
    mutationFn: ({ cardId }: Pick<Card, 'cardId'>) => deleteCard(cardId),
    onSuccess: async (_, { cardId }) => {
      forgetCard(lists, cardId)
      queryClient.setQueryData<PlayedCard[]>(recentPlays, (shown) =>
        shown?.filter(({ card }) => card.cardId !== cardId),
      )
      toast({ title: myCards.deletedTitle, text: myCards.deleted })
      await queryClient.invalidateQueries({ queryKey: lists })
    },
    onError: () => showError(myCards.deleteFailedTitle, myCards.deleteFailed),
  })
}

/** Creates a card with the same content; it comes first in the list. */
export function useDuplicateCard(userId: string) {
  const lists = queryKeys.myCards(userId)
  return useMutation({
    mutationFn: (card: Card) => createCard({ ...contentOf(card), title: copyTitle(card) }),
    onSuccess: async (copy) => {
      // Updates the screen even if the refetch fails. Only the server decides whether a search finds the copy.
      queryClient.setQueryData<MyCards>([...lists, ''], (shown) => shown && withFirst(copy, shown))
      toast({ title: myCards.duplicatedTitle, text: myCards.duplicated(copy.title) })
      await queryClient.invalidateQueries({ queryKey: lists })
    },
    onError: (error) => showError(myCards.duplicateFailedTitle, refusalOf(error) ?? myCards.duplicateFailed),
  })
}
