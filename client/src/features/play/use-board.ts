import { useEffect, useLayoutEffect } from 'react'
import { prepareAnnouncements } from '../../lib/announce.ts'
import { usePageTheme } from '../../lib/themes.ts'
import { useTitle } from '../../lib/use-title.ts'
import type { CardUse } from '../../sync/card-store.ts'
import { useLiveCard } from '../../sync/use-card.ts'
import { followBoard } from './board.ts'
import { useMarking, type LoadReaction } from './use-marking.ts'

/** A card in play, kept at its newest version, with the player's marks; the page has its title and colours. */
export function useBoard(cardId: string, as: CardUse, loadReaction: LoadReaction) {
  const live = useLiveCard(cardId, as)
  usePageTheme(live.card?.theme)
  useTitle(live.card?.title)
  // A layout effect, so that a returning player's marks are in the first paint.
  useLayoutEffect(() => followBoard(cardId), [cardId])
  useEffect(prepareAnnouncements, [])
  return { ...live, ...useMarking(loadReaction) }
}
