import { useAtomValue } from 'jotai'
import { ListRestart, Repeat, Shuffle } from 'lucide-react'
import { useId } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { shuffleChoiceAtom, shownBoardAtom, type ShuffleChoice } from '../atoms.ts'
import { chooseShuffle, newSeed } from '../shuffle.ts'
import { BringBack, useHasCleared } from './bring-back.tsx'
import { ResultButton } from './result-button.tsx'
import '../../../styles/deferred.css'

const loadNewRound = () => import('../../card/components/confirm-new-round.tsx')

/** Changes the shuffle and offers Undo. */
function changeShuffle(before: ShuffleChoice, seed: string | null): void {
  chooseShuffle(before.cardId, seed)
  toast({
    title: seed === null ? "Back to the host's layout" : 'Shuffled for you',
    text: 'Your marks moved with their squares.',
    action: { label: 'Undo', run: () => chooseShuffle(before.cardId, before.seed) },
  })
}

function ShuffleTools({ choice }: { choice: ShuffleChoice }) {
  const isShuffled = choice.seed !== null
  const hintId = useId()
  return (
    <>
      <Button
        variant="quiet"
        aria-describedby={isShuffled ? hintId : undefined}
        onClick={() => changeShuffle(choice, newSeed())}
      >
        <Shuffle aria-hidden="true" />
        <span>{isShuffled ? 'Shuffle again' : 'Shuffle for me'}</span>
      </Button>
      {isShuffled && (
        <Button variant="quiet" onClick={() => changeShuffle(choice, null)}>
          <ListRestart aria-hidden="true" />
          Host&apos;s layout
        </Button>
      )}
      {isShuffled && (
        <p id={hintId} className="tool-hint">
          Only your card changed. Everyone has the same squares.
        </p>
      )}
    </>
  )
}

/** The tools for marks, next to Reset Marks and of the same size. */
export function MarksTools() {
  const { card, absent } = useAtomValue(liveCardAtom)
  const choice = useAtomValue(shuffleChoiceAtom)
  const marked = useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0
  const canEdit = useCanEdit(card?.cardId ?? '')
  const hasCleared = useHasCleared()
  if (!card || !choice) return null
  return (
    <>
      {canEdit && !absent && !isTemporaryId(card.cardId) && (
        <DialogButton variant="quiet" icon={Repeat} label="New Round" load={loadNewRound} preload>
          {({ ConfirmNewRound }, close) => <ConfirmNewRound cardId={card.cardId} onClose={close} />}
        </DialogButton>
      )}
      <ShuffleTools choice={choice} />
      {/* Without marks there is no result: its place is free. */}
      {marked === 0 && hasCleared ? (
        <BringBack cardId={card.cardId} variant="quiet" />
      ) : (
        <ResultButton disabled={marked === 0} />
      )}
    </>
  )
}
