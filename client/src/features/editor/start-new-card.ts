import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { emptyCard, hasWork, newCardDraft, replaceNewCard } from '../../sync/drafts.ts'

/** Replaces the draft at `/create` by an empty card; if it had any words, a toast offers Undo. */
export function startNewCard(): void {
  const previous = store.get(newCardDraft().cardAtom)
  replaceNewCard(emptyCard())
  if (!hasWork(previous)) return
  toast({
    title: 'New card',
    text: 'The card that was not saved has been put away.',
    action: { label: 'Undo', run: () => replaceNewCard(previous) },
  })
}
