import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { fetchOwnership } from '../../sync/card-requests.ts'
import { liveCardAtom } from '../../sync/card-store.ts'

/** Whether `/create/{cardId}` makes a copy. It opens the player's own cards for editing, and nothing for deleted ones. */
export function useMayCopy(cardId: string): boolean {
  const { status } = useAtomValue(sessionAtom)
  const { isOwner, deleted } = useAtomValue(liveCardAtom)
  const temporary = isTemporaryId(cardId)
  const isOwnerUnknown = status === 'signed-in' && isOwner === undefined && !temporary
  useEffect(() => {
    if (!isOwnerUnknown) return
    const ended = new AbortController()
    // Without the network a copy could not be saved either.
    fetchOwnership(cardId, ended.signal).catch(() => undefined)
    return () => ended.abort()
  }, [isOwnerUnknown, cardId])
  if (temporary || deleted || status === 'loading') return false
  return status === 'signed-in' ? isOwner === false : true
}
