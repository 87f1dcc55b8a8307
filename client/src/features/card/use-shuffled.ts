import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { shownCardAtom } from '../../sync/card-store.ts'

/**
 * Returns whether a link gives each player a card of their own. Until the user chooses, it does if the card's words
 * stay in their columns.
 */
export function useShuffled(): [isShuffled: boolean, setShuffled: (wanted: boolean) => void] {
  const [wanted, setShuffled] = useState<boolean>()
  const { card } = useAtomValue(shownCardAtom)
  return [wanted ?? card?.columns ?? false, setShuffled]
}
