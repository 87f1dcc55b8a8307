import * as v from 'valibot'
import { isTemporaryId, newCardId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { onResume } from '../lib/on-resume.ts'
import {
  onStoredChange,
  readStored,
  removeStored,
  STORAGE_KEYS,
  storedKeys,
  writeStored,
} from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import {
  createDraft,
  newCardSchema,
  storageUnder,
  temporaryDraft,
  type Draft,
  type NewCard,
} from './drafts.ts'
import { editBetween } from './edits.ts'
import { savedIdOf } from './saved-temporary.ts'

// A copy that the user makes of another user's card, at the address of the original. All tabs of a browser share it.

/**
 * Keeps what the saving of a card did not know for the saved card.
 * @param from what was saved
 */
export function handOver(savedId: string, from: CardContent, to: CardContent): void {
  const edit = editBetween(from, to)
  if (!edit) return
  if (isTemporaryId(savedId)) return temporaryDraft(savedId).apply(edit)
  // The editor takes it when it opens the saved card.
  const taken: NewCard = { ...contentOf(to), cardId: savedId, base: contentOf(from) }
  writeStored(STORAGE_KEYS.copy(savedId), taken)
}

/** A copy of another user's card: the stored one, or else a new one. */
export function copyDraft(cardId: string, base: CardContent): Draft {
  const { key, read, write } = storageUnder(STORAGE_KEYS.copy(cardId))
  const savedKey = STORAGE_KEYS.savedCopy(cardId)
  const stored = read()
  // Left by an earlier copy.
  if (!stored) removeStored(savedKey)
  /** Set once another tab has saved the copy. */
  let saved: { cardId: string; known: CardContent } | undefined
  const writeOrHandOver = (card: NewCard) => {
    if (saved) handOver(saved.cardId, saved.known, card)
    else write(card)
  }
  const draft = createDraft(
    { key, read, write: writeOrHandOver },
    stored ?? { ...base, cardId: newCardId(), base },
  )
  draft.copyOf = cardId

  const { follow, discard } = draft
  draft.discard = (savedId) => {
    // First: other tabs look for it when the copy is gone.
    writeStored(savedKey, savedId)
    discard(savedId)
  }
  draft.follow = (screen) => {
    const leaveIfSaved = () => {
      const savedId = readStored(savedKey, v.string())
      if (savedId === undefined || draft.savedAs !== undefined || saved) return
      const before = store.get(draft.cardAtom)
      // All that was committed is in the shared storage, so the other tab had it, unless it came after the save began.
      saved = { cardId: savedIdOf(savedId) ?? savedId, known: before.posted ?? before }
      removeStored(key)
      handOver(saved.cardId, saved.known, before)
      screen.commit()
      screen.onSaved(saved.cardId)
    }
    // A tab that the browser has frozen misses storage events.
    const stops = [follow(screen), onStoredChange(savedKey, leaveIfSaved), onResume(leaveIfSaved)]
    return () => {
      for (const stop of stops) stop()
    }
  }
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
