import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { shownCardAtom } from '../../sync/card-store.ts'

/** Returns whether links give players their own cards: by default, only if words stay in their columns. */
export function useShuffled(): [isShuffled: boolean, setShuffled: (wanted: boolean) => void] {
  const [wanted, setShuffled] = useState<boolean>()
  const { card } = useAtomValue(shownCardAtom)
  return [wanted ?? card?.columns ?? false, setShuffled]
}
