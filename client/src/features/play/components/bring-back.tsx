import { useAtomValue } from 'jotai'
import { History } from 'lucide-react'
import { playDialogs } from '#messages/play-dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { shownBoardAtom } from '../atoms.ts'
import { restoreClearedMarks, lastCleared } from '../cleared-marks.ts'

/** Returns whether marks of the card on the screen were cleared within the last 24 hours. */
export function useHasCleared(): boolean {
  const board = useAtomValue(shownBoardAtom)
  return board !== undefined && lastCleared(board.cardId) !== undefined
}

/** Restores the marks last cleared. The button then disappears, so it moves the focus to its first sibling. */
export function BringBack({ cardId, variant }: { cardId: string; variant: 'quiet' | 'outlined' }) {
  return (
    <Button
      variant={variant}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('button')?.focus()
        restoreClearedMarks(cardId)
      }}
    >
      <History />
      <span>{playDialogs.bringBack}</span>
    </Button>
  )
}
