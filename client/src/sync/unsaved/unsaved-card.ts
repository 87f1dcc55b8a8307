import * as v from 'valibot'
import { newCardId } from '#shared/ids.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { cardSchema, contentSchema, emptyContent } from '../stored-card.ts'

/** `cardId` is its id in an account, made beforehand so that a repeated save does not make a second card. */
export const unsavedSchema = v.intersect([
  cardSchema,
  v.object({
    /** Of a copy: the original's content when it was copied. */
    base: v.exactOptional(contentSchema),
    /** Its content at the first attempt to save it, which may have succeeded although the answer was lost. */
    posted: v.exactOptional(contentSchema),
    /** Once its link was made: shows the server that the saved card is the one that the linked cards wait for. */
    secret: v.exactOptional(v.string()),
    /** Pages of older versions have it too (old-unsaved.ts). */
    shared: v.exactOptional(v.literal(true)),
  }),
])

/** A card that no account has: the new card at `/create`, a copy, or a temporary card. */
export type UnsavedCard = v.InferOutput<typeof unsavedSchema>

/** A card that begins now. */
export function newUnsaved(content: CardContent = emptyContent()): UnsavedCard {
  const now = new Date().toISOString()
  return { ...content, cardId: newCardId(), called: [], round: 1, version: 0, createdAt: now, updatedAt: now }
}

/** Whether the card has a title or any words. */
export function hasWork(card: CardContent): boolean {
  return card.title !== '' || card.cells.some((text) => text !== '')
}
