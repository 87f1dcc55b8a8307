import { newCardId } from '#shared/ids.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { emptyContent } from '../stored-card.ts'

/**
 * A card that no account has: the new card at `/create`, a copy, or a temporary card. `cardId` is its id in an account, made beforehand
 * so that a repeated save does not make a second card.
 */
export interface UnsavedCard extends Card {
  /** Of a copy: the original's content when it was copied. */
  base?: CardContent
  /** Its content at the first attempt to save it, which may have succeeded although the answer was lost. */
  posted?: CardContent
  /** Once its link was made: shows the server that the saved card is the one that the linked cards wait for. */
  secret?: string
}

/** A card that begins now. */
export function newUnsaved(content: CardContent = emptyContent()): UnsavedCard {
  const now = new Date().toISOString()
  return { ...content, cardId: newCardId(), called: [], round: 1, version: 0, createdAt: now, updatedAt: now }
}

/** Whether the card has a title or any words. */
export function hasWork(card: CardContent): boolean {
  return card.title !== '' || card.cells.some((text) => text !== '')
}
