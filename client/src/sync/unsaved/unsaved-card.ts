import { newCardId } from '#shared/ids.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { emptyContent } from '../stored-card.ts'

/**
 * A card that is in no account: the new card at `/create`, a copy, or a temporary card. `cardId` is its id in an account, chosen
 * beforehand so that a repeated save does not create a second card.
 */
export interface UnsavedCard extends Card {
  /** For a copy, the original's content at the time of copying. */
  base?: CardContent
  /** The content at the first attempt to save the card, which may have succeeded although the response was lost. */
  posted?: CardContent
  /** Set once a link was made. It proves to the server that the saved card is the one that linked cards are waiting for. */
  secret?: string
}

/** Creates an unsaved card. */
export function newUnsaved(content: CardContent = emptyContent()): UnsavedCard {
  const now = new Date().toISOString()
  return { ...content, cardId: newCardId(), called: [], round: 1, version: 0, createdAt: now, updatedAt: now }
}

/** Whether the card has a title or any words. */
export function hasWork(card: CardContent): boolean {
  return card.title !== '' || card.cells.some((text) => text !== '')
}
