import { useAtomValue } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { liveCardAtom } from '../../sync/card-store.ts'
import { useCanEdit } from '../card/use-can-edit.ts'

/** Whether `/create/{cardId}` makes a copy. It opens the player's own cards for editing, and nothing for deleted ones. */
export function useMayCopy(cardId: string): boolean {
  const { absent } = useAtomValue(liveCardAtom)
  const canEdit = useCanEdit(cardId)
  return canEdit === false && !absent && !isTemporaryId(cardId)
}
