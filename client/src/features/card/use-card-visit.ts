import { useEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { whenIdle } from '../../lib/idle.ts'
import type { Absence } from '../../sync/card-store.ts'

/**
 * While the page is idle: caches the newest version of the card for offline use, and adds the card once to
 * the user's recent plays.
 * @param absent the server does not have it: it stays in this browser, but out of recent plays
 * @param isPlayed false for a presented card, which is left out of recent plays
 */
export function useCardVisit(card: Card | undefined, absent: Absence | undefined, isPlayed = true): void {
  const stored = card && !isTemporaryId(card.cardId) ? card : undefined
  const cardId = isPlayed && !absent ? stored?.cardId : undefined
  useEffect(() => {
    if (!stored) return
    return whenIdle(() => {
      import('../../sync/offline-cards.ts').then(
        ({ cacheOfflineCard }) => cacheOfflineCard(stored, Date.now(), absent),
        // The code failed to load: the next version of the card tries again.
        () => undefined,
      )
    })
  }, [stored, absent])
  useEffect(() => {
    if (cardId === undefined) return
    let isStopped = false
    let stop: (() => void) | undefined
    const cancel = whenIdle(() => {
      import('./record-play.ts').then(
        ({ recordPlay }) => {
          if (!isStopped) stop = recordPlay(cardId)
        },
        () => undefined,
      )
    })
    return () => {
      isStopped = true
      cancel()
      stop?.()
    }
  }, [cardId])
}
