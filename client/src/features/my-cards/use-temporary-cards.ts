import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { myCards } from '#messages/my-cards.ts'
import { basics } from '#messages/basics.ts'
import { store } from '../../lib/store.ts'
import { refusalOf } from '../../lib/show-refusal.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showError, toast } from '../../lib/toast.ts'
import {
  temporaryCardsChangedAtom,
  listTemporary,
  onTemporariesChange,
  type TemporaryCard,
} from '../../sync/unsaved/temporary-cards.ts'
import { queryKeys } from './query-keys.ts'

/** Returns the temporary cards of this browser, newest first, and follows changes by other tabs and dialogs. */
export function useTemporaryCards(userId: string) {
  const [cards, setCards] = useState(listTemporary)
  useEffect(() => {
    const reload = () => setCards(listTemporary())
    const unsubscribes = [
      onTemporariesChange(reload),
      store.sub(temporaryCardsChangedAtom, () => {
        reload()
        // The card may have been saved to the account.
        void queryClient.invalidateQueries({ queryKey: queryKeys.myCards(userId) })
      }),
    ]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  }, [userId])
  return cards
}

export function useSaveTemporary() {
  return useMutation({
    // The code is loaded when the button is first pressed, as saving needs the network anyway.
    mutationFn: async (card: TemporaryCard) =>
      (await import('../../sync/unsaved/save-draft.ts')).saveTemporaryToAccount(card),
    onSuccess: () => toast({ title: basics.success, text: myCards.saved }),
    onError: (error) => showError(basics.error, refusalOf(error) ?? myCards.saveFailed),
  })
}
