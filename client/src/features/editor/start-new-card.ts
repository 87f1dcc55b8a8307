import { basics } from '#messages/basics.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { toast } from '../../lib/toast.ts'
import { replaceNewCard } from '../../sync/unsaved/draft.ts'
import { newUnsaved } from '../../sync/unsaved/unsaved-card.ts'
import { commitTyping } from './use-typing.ts'

/**
 * Puts a new card at `/create`; if the card there had any words, a toast offers Undo.
 * @param content the content of the new card; defaults apply for the rest
 */
export function startNewCard(content?: Partial<CardContent>): void {
  commitTyping()
  const card = { ...newUnsaved(), ...content }
  const undo = replaceNewCard({ ...card, title: storableLine(card.title, TITLE_MAX_LENGTH) })
  if (!undo) return
  toast({
    title: editorChanges.newCard,
    text: editorChanges.newCardText,
    action: { label: basics.undo, run: undo },
  })
}
