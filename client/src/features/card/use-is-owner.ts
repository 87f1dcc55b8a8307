import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { fetchOwnership } from '../../sync/card-requests.ts'
import { liveCardAtom } from '../../sync/card-store.ts'

/**
 * Whether the card on the screen is the user's own.
 * @returns undefined while unknown, which `useOwnershipCheck` ends
 */
export function useIsOwner(cardId: string): boolean | undefined {
  const { status } = useAtomValue(sessionAtom)
  const { isOwner } = useAtomValue(liveCardAtom)
  if (isTemporaryId(cardId)) return true
  return isOwner ?? (status === 'signed-out' ? false : undefined)
}

/** Asks the server once whose card is on the screen: neither the page's HTML nor the socket says it. */
export function useOwnershipCheck(cardId: string): void {
  const isSignedIn = useAtomValue(sessionAtom).status === 'signed-in'
  const isShown = useAtomValue(liveCardAtom).status === 'ready'
  const isUnknown = useIsOwner(cardId) === undefined
  useEffect(() => {
    if (!isSignedIn || !isShown || !isUnknown) return
    const ended = new AbortController()
    // Without the network an owner could change nothing either.
    fetchOwnership(cardId, ended.signal).catch(() => undefined)
    return () => ended.abort()
  }, [isSignedIn, isShown, isUnknown, cardId])
}
