import { useAtomValue } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { shownCardAtom } from '../../sync/card-store.ts'

/**
 * Whether the user is a host of the card on the screen: its owner or a co-host.
 * @returns undefined while unknown, which `useRights` ends
 */
export function useCanEdit(cardId: string): boolean | undefined {
  const { status } = useAtomValue(sessionAtom)
  const { canEdit } = useAtomValue(shownCardAtom)
  if (isTemporaryId(cardId)) return true
  // The rights in the store stay those of the user who has logged out.
  return status === 'signed-out' ? false : canEdit
}
