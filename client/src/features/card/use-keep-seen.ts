import { useEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { whenIdle } from '../../lib/idle.ts'

/** Keeps the newest version of the card on the screen in this browser, while the page has nothing better to do. */
export function useKeepSeen(card: Card | undefined): void {
  useEffect(() => {
    if (!card || isTemporaryId(card.cardId)) return
    return whenIdle(() => {
      import('./seen-cards.ts').then(
        ({ keepSeen }) => keepSeen(card, Date.now()),
        // Its code did not come: the next version tries again.
        () => undefined,
      )
    })
  }, [card])
}
