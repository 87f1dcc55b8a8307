import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { call } from '../../lib/api-client.ts'
import { whenIdle } from '../../lib/lazy/idle.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import type { Absence } from '../../sync/card-store.ts'

/**
 * While the page is idle, caches the newest version of the card for offline use and, once a user is signed in, adds the
 * card to the user's recent plays.
 * @param absent set if the server does not have the card, which then is cached but not added to recent plays
 * @param isPlayed false for a presented card, which is left out of recent plays
 */
export function useCardVisit(card: Card | undefined, absent: Absence | undefined, isPlayed = true): void {
  const stored = card && !isTemporaryId(card.cardId) ? card : undefined
  const isSignedIn = useAtomValue(sessionAtom).status === 'signed-in'
  const cardId = isPlayed && isSignedIn && !absent ? stored?.cardId : undefined
  const recordedId = useRef<string>(undefined)
  useEffect(() => {
    if (!stored) return
    return whenIdle(() => {
      import('../../sync/offline/offline-cards.ts').then(
        ({ cacheOfflineCard }) => cacheOfflineCard(stored, Date.now(), absent),
        // The code failed to load; it is loaded again for the next version of the card.
        () => undefined,
      )
    })
  }, [stored, absent])
  useEffect(() => {
    if (cardId === undefined || cardId === recordedId.current) return
    return whenIdle(() => {
      recordedId.current = cardId
      // If the request fails, this play is missing from the list.
      call('recordPlay', { body: { cardId } }).catch(() => undefined)
    })
  }, [cardId])
}
