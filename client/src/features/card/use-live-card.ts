import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { followCard } from './card-room.ts'
import { liveCardAtom, type CardUse, type LiveCard } from './live-card.ts'

/**
 * The card with this id, kept at its newest version while the screen is open: fetched if the page did not bring it,
 * joined by socket, asked for again whenever something may have been missed.
 * @param as what the screen is for; an editor also learns whether the card is the reader's own
 */
export function useLiveCard(cardId: string, as: CardUse): LiveCard {
  const live = useAtomValue(liveCardAtom)
  useEffect(() => followCard(cardId, as), [cardId, as])
  return live.cardId === cardId ? live : { cardId, status: 'loading' }
}
