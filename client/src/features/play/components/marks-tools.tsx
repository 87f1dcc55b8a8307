import { useAtomValue } from 'jotai'
import { ListRestart, Repeat, Shuffle, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { newSeed } from '#shared/rules/seeded-random.ts'
import { toast } from '../../../lib/toast.ts'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { NotStored } from '../../../ui/not-stored.tsx'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { shuffleChoiceAtom, shownBoardAtom, type ShuffleChoice } from '../atoms.ts'
import { clearMarks } from '../board.ts'
import { chooseShuffle } from '../shuffle.ts'
import { BringBack, useHasCleared } from './bring-back.tsx'
import { ResultButton } from './result-button.tsx'

const loadNewRound = () => import('../../card/components/confirm-new-round.tsx')

const loadConfirm = () => import('../../../ui/confirm-dialog.tsx')

/** Changes the shuffle and offers Undo. If the card gets other words, it starts without marks. */
function changeShuffle(before: ShuffleChoice, seed: string | null, isOther: boolean): void {
  const words = isOther ? playDialogs.draw : playDialogs.shuffle
  const choose = () => chooseShuffle(before.cardId, seed)
  const restore = isOther ? clearMarks(choose) : choose()
  toast({
    title: seed === null ? words.undone : words.done,
    ...(!isOther && { text: playDialogs.shuffle.text }),
    action: {
      label: basics.undo,
      run: () => {
        chooseShuffle(before.cardId, before.seed)
        restore?.()
      },
    },
  })
}

interface ShuffleButtonProps {
  choice: ShuffleChoice
  icon: LucideIcon
  label: string
  /** The title of the confirmation that is asked for if marks would be lost. */
  question: string
  hintId?: string | undefined
  /** Returns the seed to choose; null for the host's order. */
  seedOf: () => string | null
  /** Whether the squares get other words, not only another order. */
  isOther: boolean
}

/** Shuffles the squares. Asks for confirmation first if marks would be lost. */
function ShuffleButton({ choice, icon, label, question, hintId, seedOf, isOther }: ShuffleButtonProps) {
  const marked = useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0
  const change = () => changeShuffle(choice, seedOf(), isOther)
  const prepare = () => {
    if (isOther && marked > 0) return true
    change()
    return false
  }
  return (
    <DialogButton
      variant="quiet"
      icon={icon}
      label={label}
      aria-describedby={hintId}
      load={loadConfirm}
      prepare={prepare}
      preload={isOther && marked > 0}
    >
      {({ ConfirmDialog }, close) => (
        <ConfirmDialog
          title={question}
          description={playDialogs.clearWords}
          answer={label}
          onAnswer={() => {
            close()
            change()
          }}
          onCancel={close}
        />
      )}
    </DialogButton>
  )
}

function ShuffleTools({ choice, card }: { choice: ShuffleChoice; card: Card }) {
  const isShuffled = choice.seed !== null
  const isOther = card.extra.length > 0
  const hintId = useId()
  const labels = isOther ? playDialogs.draw : playDialogs.shuffle
  const { ask } = playDialogs.draw
  return (
    <>
      <ShuffleButton
        choice={choice}
        icon={Shuffle}
        label={isShuffled ? labels.again : labels.first}
        question={isShuffled ? ask.again : ask.first}
        hintId={isShuffled ? hintId : undefined}
        seedOf={newSeed}
        isOther={isOther}
      />
      {isShuffled && (
        <ShuffleButton
          choice={choice}
          icon={ListRestart}
          label={labels.host}
          question={ask.host}
          seedOf={() => null}
          isOther={isOther}
        />
      )}
      {isShuffled && (
        <p id={hintId} className="tool-hint">
          {labels.hint}
        </p>
      )}
    </>
  )
}

/** The tools for marks. They are next to the Reset Marks button and as large. */
export function MarksTools() {
  const { card, absent } = useAtomValue(shownCardAtom)
  const choice = useAtomValue(shuffleChoiceAtom)
  const marked = useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0
  const canEdit = useCanEdit(card?.cardId ?? '')
  const hasCleared = useHasCleared()
  if (!card || !choice) return null
  return (
    <>
      {canEdit && !absent && !isTemporaryId(card.cardId) && (
        <DialogButton variant="quiet" icon={Repeat} label={playDialogs.newRound} load={loadNewRound} preload>
          {({ ConfirmNewRound }, close) => <ConfirmNewRound cardId={card.cardId} onClose={close} />}
        </DialogButton>
      )}
      <ShuffleTools choice={choice} card={card} />
      {/* Without marks there is no result to share, so this button can take that place. */}
      {marked === 0 && hasCleared ? (
        <BringBack cardId={card.cardId} variant="quiet" />
      ) : (
        <ResultButton disabled={marked === 0} />
      )}
      <NotStored />
    </>
  )
}
