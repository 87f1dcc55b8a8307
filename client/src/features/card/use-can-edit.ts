import { useAtomValue } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { shownCardAtom } from '../../sync/card-store.ts'

/**
 * Returns whether the user is a host of the card on the screen: its owner or a co-host.
 * @returns undefined until `useRights` has loaded the user's rights
 */
export function useCanEdit(cardId: string): boolean | undefined {
  const { status } = useAtomValue(sessionAtom)
  const { canEdit } = useAtomValue(shownCardAtom)
  if (isTemporaryId(cardId)) return true
  // After signing out, the store still has the rights of that user.
  return status === 'signed-out' ? false : canEdit
}
