import * as v from 'valibot'
import { newCardId } from '#shared/ids.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../lib/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { createDraft, newCardSchema, storageUnder, type Draft } from './drafts.ts'

/**
 * A copy that the user makes of another user's card, at the address of the original: the stored one, or else a new one. All
 * tabs of a browser share it.
 */
export function copyDraft(cardId: string, base: CardContent): Draft {
  const savedKey = STORAGE_KEYS.savedCopy(cardId)
  const storage = storageUnder(STORAGE_KEYS.copy(cardId), {
    key: savedKey,
    // Not by the copy's id: a tab that the browser has frozen may not know the one that another tab has given it.
    read: () => readStored(savedKey, v.string()),
    write: (_draft, savedId) => writeStored(savedKey, savedId),
  })
  const stored = storage.read()
  // Left by an earlier copy.
  if (!stored) removeStored(savedKey)
  const draft = createDraft(storage, stored ?? { ...base, cardId: newCardId(), base })
  draft.copyOf = cardId
  return draft
}

/** Whether this browser has an unsaved copy of a card. */
export function hasCopy(cardId: string): boolean {
  return storedKeys(STORAGE_KEYS.copy(cardId)).length > 0
}

/** Removes and returns the changes made to a copy, once sign-in shows that the original is the user's own card. */
export function takeCopy(cardId: string): { from: CardContent; to: CardContent } | undefined {
  const key = STORAGE_KEYS.copy(cardId)
  const copy = readStored(key, newCardSchema)
  removeStored(key)
  return copy?.base && { from: copy.base, to: copy }
}
