import { useAtomValue } from 'jotai'
import { ListRestart, Shuffle } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { liveCardAtom } from '../../card/live-card.ts'
import { shuffleAtom, shownBoardAtom, type ShuffleChoice } from '../atoms.ts'
import { chooseShuffle, newSeed } from '../shuffle.ts'
import { ResultButton } from './result-button.tsx'
import '../../../styles/deferred.css'

/** Lays the squares anew and offers the order of before. */
function change(before: ShuffleChoice, seed: string | null): void {
  chooseShuffle(before.cardId, seed)
  toast({
    title: seed === null ? "Back in the host's order" : 'Shuffled for you',
    text: 'Your marks stay on their words.',
    action: { label: 'Undo', run: () => chooseShuffle(before.cardId, before.seed) },
  })
}

/** What a player does with the card as they see it: an order of their own for its squares, and their result to share. */
export function ShuffleTools() {
  const { card } = useAtomValue(liveCardAtom)
  const order = useAtomValue(shuffleAtom)
  const marked = useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0
  if (!card || !order) return null
  const shuffled = order.seed !== null
  return (
    <>
      <div className="flex gap-2">
        <Button variant="outlined" className="flex-1 px-2" onClick={() => change(order, newSeed())}>
          <Shuffle aria-hidden="true" />
          {shuffled ? 'Shuffle again' : 'Shuffle for me'}
        </Button>
        {shuffled && (
          <Button variant="outlined" className="flex-1 px-2" onClick={() => change(order, null)}>
            <ListRestart aria-hidden="true" />
            Host&apos;s order
          </Button>
        )}
      </div>
      <div className="mt-2 flex min-h-11 items-center justify-between gap-2">
        <p className="text-chip leading-tight text-muted">Your own order; everyone hears the same calls.</p>
        {marked > 0 && <ResultButton />}
      </div>
    </>
  )
}
