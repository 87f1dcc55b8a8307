import * as v from 'valibot'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { NEW_CARD, STORAGE_KEYS } from '../storage-keys.ts'
import { contentSchema } from '../stored-card.ts'
import { newUnsaved, type UnsavedCard } from './unsaved-card.ts'
import { writeWords } from './words-in-memory.ts'

// The tabs of a browser share each unsaved card at its place: the new card at NEW_CARD, a copy at the id of its original, and a
// temporary card at its own id. All versions use the same keys and format, because their pages may still be open.

const storedSchema = v.intersect([
  contentSchema,
  v.object({
    /** For a temporary card its own id; for the others their id in an account. */
    cardId: v.string(),
    /** For a temporary card, its id in an account. */
    saveAs: v.exactOptional(v.string()),
    base: v.exactOptional(contentSchema),
    posted: v.exactOptional(contentSchema),
    originSecret: v.exactOptional(v.string()),
    called: v.array(v.string()),
    round: v.exactOptional(v.number()),
    version: v.exactOptional(v.number()),
    createdAt: v.exactOptional(v.string()),
    updatedAt: v.exactOptional(v.string()),
  }),
])

function keysOf(place: string): { key: string; savedKey: string } {
  const { newCard, savedNewCard, temporaryCard, savedTemporary, copy, savedCopy } = STORAGE_KEYS
  if (place === NEW_CARD) return { key: newCard, savedKey: savedNewCard }
  return isTemporaryId(place)
    ? { key: temporaryCard(place), savedKey: savedTemporary(place) }
    : { key: copy(place), savedKey: savedCopy(place) }
}

export function readUnsaved(place: string): UnsavedCard | undefined {
  const stored = readStored(keysOf(place).key, storedSchema)
  if (!stored) return undefined
  const { saveAs, originSecret: secret, ...card } = stored
  return {
    ...newUnsaved(),
    ...card,
    cardId: saveAs ?? card.cardId,
    ...(secret !== undefined && { secret }),
  }
}

/** @returns the card as it is stored: its version increases with every change, like a saved card's */
export function writeUnsaved(place: string, card: UnsavedCard): UnsavedCard {
  const after = { ...card, version: card.version + 1, updatedAt: new Date().toISOString() }
  const { secret: originSecret, ...others } = after
  const ids = isTemporaryId(place) && { cardId: place, saveAs: card.cardId }
  writeWords(keysOf(place).key, { ...others, originSecret, ...ids })
  return after
}

export const removeUnsaved = (place: string): void => removeStored(keysOf(place).key)

/** The new card's entry also has its id, because one card after another takes the place at `/create`. */
const savedSchema = v.union([v.string(), v.object({ draftId: v.string(), savedId: v.string() })])

/**
 * Returns the id under which any tab has saved the card of a place: an id in an account, or that of a temporary card.
 * @param cardId the id of a new card
 */
export function savedIdOf(place: string, cardId?: string): string | undefined {
  const saved = readStored(keysOf(place).savedKey, savedSchema)
  // The id of a copy is not compared: a tab that was frozen may not know the id that another tab has given it.
  const id = typeof saved !== 'object' ? saved : saved.draftId === cardId ? saved.savedId : undefined
  return id !== undefined && (isCardId(id) || isTemporaryId(id)) ? id : undefined
}

/** Records the id under which a card was saved. Call it before the card is removed: other tabs look for the saved id then. */
export function rememberSaved(place: string, cardId: string, savedId: string): void {
  writeStored(keysOf(place).savedKey, place === NEW_CARD ? { draftId: cardId, savedId } : savedId)
}

export const forgetSaved = (place: string): void => removeStored(keysOf(place).savedKey)

/** Calls `listener` when another tab has changed, removed or saved the card of a place. Returns an unsubscribe function. */
export function onUnsavedChange(place: string, listener: () => void): () => void {
  const stops = Object.values(keysOf(place)).map((key) => onStoredChange(key, listener))
  return () => stops.forEach((stop) => stop())
}
