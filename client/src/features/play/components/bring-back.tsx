import { useAtomValue } from 'jotai'
import { History } from 'lucide-react'
import { playDialogs } from '#messages/play-dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { shownBoardAtom } from '../atoms.ts'
import { bringBackMarks, lastCleared } from '../cleared-marks.ts'

/** Whether marks of the card on the screen were cleared during the last day. */
export function useHasCleared(): boolean {
  const board = useAtomValue(shownBoardAtom)
  return board !== undefined && lastCleared(board.cardId) !== undefined
}

/** Brings back the marks that were cleared last. It goes then, so the focus moves to the first button beside it. */
export function BringBack({ cardId, variant }: { cardId: string; variant: 'quiet' | 'outlined' }) {
  return (
    <Button
      variant={variant}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('button')?.focus()
        bringBackMarks(cardId)
      }}
    >
      <History aria-hidden="true" />
      <span>{playDialogs.bringBack}</span>
    </Button>
  )
}
