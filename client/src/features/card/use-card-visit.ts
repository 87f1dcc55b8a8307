import { useEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { whenIdle } from '../../lib/idle.ts'

/**
 * While the page has nothing better to do: keeps the newest version of the card on the screen in this browser, and notes
 * once in the account of whoever is signed in that it is played.
 * @param isPlayed false where the card is only shown: that is noted nowhere
 */
export function useCardVisit(card: Card | undefined, isPlayed = true): void {
  const stored = card && !isTemporaryId(card.cardId) ? card : undefined
  const cardId = isPlayed ? stored?.cardId : undefined
  useEffect(() => {
    if (!stored) return
    return whenIdle(() => {
      import('./offline-cards.ts').then(
        ({ cacheOfflineCard }) => cacheOfflineCard(stored, Date.now()),
        // Its code did not come: the next version tries again.
        () => undefined,
      )
    })
  }, [stored])
  useEffect(() => {
    if (cardId === undefined) return
    let left = false
    let stop: (() => void) | undefined
    const cancel = whenIdle(() => {
      import('./record-play.ts').then(
        ({ recordPlay }) => {
          if (!left) stop = recordPlay(cardId)
        },
        () => undefined,
      )
    })
    return () => {
      left = true
      cancel()
      stop?.()
    }
  }, [cardId])
}
