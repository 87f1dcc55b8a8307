import { useAtomValue } from 'jotai'
import { ListRestart, Shuffle } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { shuffleChoiceAtom, shownBoardAtom, type ShuffleChoice } from '../atoms.ts'
import { chooseShuffle, newSeed } from '../shuffle.ts'
import { ResultButton } from './result-button.tsx'
import '../../../styles/deferred.css'

/** Changes the shuffle and offers Undo. */
function changeShuffle(before: ShuffleChoice, seed: string | null): void {
  chooseShuffle(before.cardId, seed)
  toast({
    title: seed === null ? "Back to the host's layout" : 'Shuffled for you',
    text: 'Your marks stay on their words.',
    action: { label: 'Undo', run: () => chooseShuffle(before.cardId, before.seed) },
  })
}

/** The player's shuffle of the squares, and their result to share. */
export function ShuffleTools() {
  const { card } = useAtomValue(liveCardAtom)
  const choice = useAtomValue(shuffleChoiceAtom)
  const marked = useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0
  if (!card || !choice) return null
  const shuffled = choice.seed !== null
  return (
    <>
      <div className="flex gap-2">
        <Button variant="outlined" className="flex-1 px-2" onClick={() => changeShuffle(choice, newSeed())}>
          <Shuffle aria-hidden="true" />
          {shuffled ? 'Shuffle again' : 'Shuffle for me'}
        </Button>
        {shuffled && (
          <Button variant="outlined" className="flex-1 px-2" onClick={() => changeShuffle(choice, null)}>
            <ListRestart aria-hidden="true" />
            Host&apos;s layout
          </Button>
        )}
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="flex-[1_1_8rem] text-chip leading-tight text-muted">
          Only your layout changes. The words stay the same.
        </p>
        {marked > 0 && <ResultButton />}
      </div>
    </>
  )
}
