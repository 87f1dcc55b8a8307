import * as v from 'valibot'
import { isCardId } from '#shared/ids.ts'
import { readStored, removeStored, writeStored } from '../lib/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

// What a temporary card leaves behind in this browser when it is saved to an account.

/** Moves a stored value, unless the other key has one. */
function move(from: string, to: string, change: (value: object) => object = (value) => value): void {
  const value = readStored(from, v.looseObject({}))
  if (!value) return
  if (!readStored(to, v.looseObject({}))) writeStored(to, change(value))
  removeStored(from)
}

/**
 * Gives the saved card the player's marks and shuffle, and remembers it, so that the temporary addresses lead to it. Call
 * it before the temporary card is removed: other tabs look for the saved card at that moment.
 */
export function rememberSaved(temporaryId: string, cardId: string): void {
  writeStored(STORAGE_KEYS.savedTemporary(temporaryId), cardId)
  // The saved card's versions begin at 1 again; marks on an older version are carried to it (LIV-13).
  move(STORAGE_KEYS.marks(temporaryId), STORAGE_KEYS.marks(cardId), (marks) => ({ ...marks, version: 0 }))
  move(STORAGE_KEYS.shuffle(temporaryId), STORAGE_KEYS.shuffle(cardId))
}

/** The id that a temporary card of this browser was saved under; undefined if it was not saved. */
export function savedIdOf(temporaryId: string): string | undefined {
  const key = STORAGE_KEYS.savedTemporary(temporaryId)
  return readStored(key, v.pipe(v.string(), v.check(isCardId)))
}
