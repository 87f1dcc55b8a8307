import { useAtomValue } from 'jotai'
import { PenLine } from 'lucide-react'
import { editorsAtom } from '../../../sync/card-store.ts'

/** How many hosts edit the card now, from two up. */
export function EditorsNow({ cardId }: { cardId: string }) {
  const editors = useAtomValue(editorsAtom)
  if (editors?.cardId !== cardId || editors.count < 2) return null
  return (
    <span className="players-now">
      <PenLine aria-hidden="true" />
      <span>{`${editors.count} hosts are editing`}</span>
    </span>
  )
}
