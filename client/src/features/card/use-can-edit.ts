import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { userIdAtom } from '../../lib/user-id-atom.ts'
import { fetchRights } from '../../sync/hear/card-requests.ts'
import { shownCardAtom } from '../../sync/card-store.ts'

/**
 * Whether the user is a host of the card on the screen: its owner or a co-host.
 * @returns undefined while unknown, which `useRightsCheck` ends
 */
export function useCanEdit(cardId: string): boolean | undefined {
  const { status } = useAtomValue(sessionAtom)
  const { canEdit } = useAtomValue(shownCardAtom)
  if (isTemporaryId(cardId)) return true
  // The rights in the store stay those of the user who has logged out.
  return status === 'signed-out' ? false : canEdit
}

/** Asks the server whether a user may edit the shown card, which HTML and socket do not say: once, and once more for one who logs in. */
export function useRightsCheck(cardId: string): void {
  const userId = useAtomValue(userIdAtom)
  const isShown = useAtomValue(shownCardAtom).status === 'ready'
  const isUnknown = useCanEdit(cardId) === undefined
  /** Whose rights are known, if any are. */
  const knownOf = useRef(userId)
  useEffect(() => {
    if (userId === undefined || !isShown || (!isUnknown && userId === knownOf.current)) return
    knownOf.current = userId
    const ended = new AbortController()
    // Without the network a host could change nothing either.
    fetchRights(cardId, ended.signal).catch(() => undefined)
    return () => ended.abort()
  }, [userId, isShown, isUnknown, cardId])
}
