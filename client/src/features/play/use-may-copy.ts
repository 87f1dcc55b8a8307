import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { endpoints } from '#shared/api.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { call } from '../../lib/api-client.ts'
import { sessionAtom } from '../auth/atoms.ts'
import { applyCard, liveCardAtom } from '../card/live-card.ts'

/** Whether `/create/{cardId}` makes a copy: of one's own card it opens the card itself, of a deleted one nothing. */
export function useMayCopy(cardId: string): boolean {
  const { status } = useAtomValue(sessionAtom)
  const { isOwner, deleted } = useAtomValue(liveCardAtom)
  const temporary = isTemporaryId(cardId)
  const asks = status === 'signed-in' && isOwner === undefined && !temporary
  useEffect(() => {
    if (!asks) return
    const ended = new AbortController()
    call(endpoints.getCard, { params: { cardId }, signal: ended.signal }).then(
      (card) => applyCard(card),
      // No network: a copy could not be made either.
      () => undefined,
    )
    return () => ended.abort()
  }, [asks, cardId])
  if (temporary || deleted || status === 'loading') return false
  return status === 'signed-in' ? isOwner === false : true
}
