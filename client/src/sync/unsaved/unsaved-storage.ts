import * as v from 'valibot'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { oldKeyOf, oldSavedKeyOf, putUnsaved, takeOld } from './old-unsaved.ts'
import { NEW_CARD, STORAGE_KEYS } from '../storage-keys.ts'
import { unsavedSchema, type UnsavedCard } from './unsaved-card.ts'

// The tabs of a browser share each unsaved card at its place: the new card at NEW_CARD, a copy at the id of its original, and a
// temporary card at its own.

export function readUnsaved(place: string): UnsavedCard | undefined {
  return takeOld(place, readStored(STORAGE_KEYS.unsaved(place), unsavedSchema))
}

/** @returns the card as it is stored: its version rises with every change, as a saved card's */
export function writeUnsaved(place: string, card: UnsavedCard): UnsavedCard {
  return putUnsaved(place, { ...card, version: card.version + 1, updatedAt: new Date().toISOString() })
}

export function removeUnsaved(place: string): void {
  for (const key of [oldKeyOf(place), STORAGE_KEYS.unsaved(place)]) removeStored(key)
}

/** The cards at `/create` follow each other in one place. */
const savedSchema = v.union([v.string(), v.object({ draftId: v.string(), savedId: v.string() })])

/**
 * The id under which any tab has saved the card of a place: of an account, or of a temporary card.
 * @param cardId of a new card
 */
export function savedIdOf(place: string, cardId?: string): string | undefined {
  const ids = [STORAGE_KEYS.saved(place), oldSavedKeyOf(place)].flatMap((key) => {
    const saved = readStored(key, savedSchema)
    // Without comparing the id of a copy: a frozen tab may not know the id that another tab gave it.
    return typeof saved !== 'object' ? saved : saved.draftId === cardId ? saved.savedId : []
  })
  return ids.find((id) => id !== undefined && (isCardId(id) || isTemporaryId(id)))
}

/** Call before the card is removed: other tabs look for the saved one at that moment. */
export function noteSaved(
  place: string,
  { cardId, shared }: Pick<UnsavedCard, 'cardId' | 'shared'>,
  savedId: string,
): void {
  const saved = place === NEW_CARD ? { draftId: cardId, savedId } : savedId
  writeStored(STORAGE_KEYS.saved(place), saved)
  if (shared) writeStored(oldSavedKeyOf(place), saved)
}

export function forgetSaved(place: string): void {
  for (const key of [oldSavedKeyOf(place), STORAGE_KEYS.saved(place)]) removeStored(key)
}

/** Calls `listener` when another tab has changed, removed or saved the card of a place. Returns an unsubscribe function. */
export function onUnsavedChange(place: string, listener: () => void): () => void {
  const keys = [STORAGE_KEYS.unsaved(place), STORAGE_KEYS.saved(place), oldKeyOf(place), oldSavedKeyOf(place)]
  const stops = keys.map((key) => onStoredChange(key, listener))
  return () => stops.forEach((stop) => stop())
}
