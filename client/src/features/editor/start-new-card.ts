import type { CardContent } from '#shared/schemas/card.ts'
import { toast } from '../../lib/toast.ts'
import { emptyCard } from '../../sync/drafts.ts'
import { replaceNewCard } from '../../sync/new-card-draft.ts'
import { commitTyping } from './use-typing.ts'

/**
 * Puts a new card at `/create`; if the card there had any words, a toast offers Undo.
 * @param content that of the new card; an empty one if omitted
 */
export function startNewCard(content?: CardContent): void {
  commitTyping()
  const undo = replaceNewCard({ ...emptyCard(), ...content })
  if (!undo) return
  toast({
    title: 'New card',
    text: 'Your unsaved card was set aside.',
    action: { label: 'Undo', run: undo },
  })
}
