import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { followCard } from './connection.ts'
import { liveCardAtom, type CardUse, type LiveCard } from './card-store.ts'

/**
 * The card with this id, kept at its newest version while the screen is open: fetched if the page's HTML has
 * none, followed by socket, and fetched again whenever updates may have been missed.
 * @param as the purpose of the screen; with `edit` the card also gets `canEdit`
 */
export function useLiveCard(cardId: string, as: CardUse): LiveCard {
  const live = useAtomValue(liveCardAtom)
  useEffect(() => followCard(cardId, as), [cardId, as])
  return live.cardId === cardId ? live : { cardId, status: 'loading' }
}
