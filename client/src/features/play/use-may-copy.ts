import { useAtomValue } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { liveCardAtom } from '../../sync/card-store.ts'
import { useIsOwner } from '../card/use-is-owner.ts'

/** Whether `/create/{cardId}` makes a copy. It opens the player's own cards for editing, and nothing for deleted ones. */
export function useMayCopy(cardId: string): boolean {
  const { deleted } = useAtomValue(liveCardAtom)
  const isOwner = useIsOwner(cardId)
  return isOwner === false && !deleted && !isTemporaryId(cardId)
}
