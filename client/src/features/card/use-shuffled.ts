import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { shownCardAtom } from '../../sync/card-store.ts'

/** Whether a link gives each player a card of their own: as the card suggests, which is where words stay in their column, until the user chooses. */
export function useShuffled(): [isShuffled: boolean, setShuffled: (wanted: boolean) => void] {
  const [wanted, setShuffled] = useState<boolean>()
  const { card } = useAtomValue(shownCardAtom)
  return [wanted ?? card?.columns ?? false, setShuffled]
}
