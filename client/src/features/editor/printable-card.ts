import type { Card, CardContent } from '#shared/schemas/card.ts'
import { cardIdOf, type EditorDocument } from '../../sync/editor-document.ts'
import { shownTemporary } from '../../sync/temporary-cards.ts'

/**
 * The card on the screen as the print dialog takes it. Its sheets have the order and the codes that the play screen
 * prints: both follow from the card's id and version.
 * @param content the words on the screen
 * @param stored the card as the server has it, if it has it
 */
export function printableCard(
  document: EditorDocument,
  content: CardContent,
  stored: Card | undefined,
): Card {
  if (document.kind === 'client' && stored) return { ...stored, ...content }
  const temporaryId = document.kind === 'draft' ? document.temporaryId : undefined
  return { ...shownTemporary(temporaryId ?? cardIdOf(document)), ...content }
}
