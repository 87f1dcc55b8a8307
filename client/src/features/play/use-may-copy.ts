import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { endpoints } from '#shared/api.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { call } from '../../lib/api-client.ts'
import { sessionAtom } from '../auth/atoms.ts'
import { applyCard, liveCardAtom } from '../card/live-card.ts'

/** Whether `/create/{cardId}` makes a copy. It opens the player's own cards for editing, and nothing for deleted ones. */
export function useMayCopy(cardId: string): boolean {
  const { status } = useAtomValue(sessionAtom)
  const { isOwner, deleted } = useAtomValue(liveCardAtom)
  const temporary = isTemporaryId(cardId)
  const isOwnerUnknown = status === 'signed-in' && isOwner === undefined && !temporary
  useEffect(() => {
    if (!isOwnerUnknown) return
    const ended = new AbortController()
    call(endpoints.getCard, { params: { cardId }, signal: ended.signal }).then(
      (card) => applyCard(card),
      // Without the network a copy could not be saved either.
      () => undefined,
    )
    return () => ended.abort()
  }, [isOwnerUnknown, cardId])
  if (temporary || deleted || status === 'loading') return false
  return status === 'signed-in' ? isOwner === false : true
}
