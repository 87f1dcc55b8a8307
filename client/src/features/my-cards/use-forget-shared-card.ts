import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'
import type { SharedCards } from './use-my-cards.ts'

/** Takes a card that the user has left out of the cached lists. */
export function useForgetSharedCard(userId: string): (cardId: string) => void {
  const client = useQueryClient()
  const queryKey = queryKeys.sharedCards(userId)
  return (cardId) => {
    // Updates the screen even if the refetch fails.
    client.setQueriesData<SharedCards>(
      { queryKey },
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => page.filter((card) => card.cardId !== cardId)),
        },
    )
    void client.invalidateQueries({ queryKey })
  }
}
