import { BadgeCheck } from 'lucide-react'
import { playDialogs } from '#messages/play-dialogs.ts'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import type { Result } from '../atoms.ts'

const loadProof = () => import('./show-bingo.tsx')

/** Opens the proof of a bingo. */
export function ShowBingoButton({ bingo }: { bingo: Result }) {
  return (
    <DialogButton icon={BadgeCheck} label={playDialogs.proof.show} load={loadProof} preload>
      {({ ShowBingo }, close) => <ShowBingo bingo={bingo} onClose={close} />}
    </DialogButton>
  )
}
