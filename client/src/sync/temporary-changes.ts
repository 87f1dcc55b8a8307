import { atom } from 'jotai'
import { removeStored } from '../lib/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { store } from '../lib/store.ts'

/** Counts the temporary cards that this tab has saved or deleted: lists of them reload when it changes. */
export const temporaryCardsChangedAtom = atom(0)

/** Call it when this tab has saved or deleted a temporary card. */
export function noteTemporaryChange(): void {
  store.set(temporaryCardsChangedAtom, (count) => count + 1)
}

/** Deletes a temporary card with its marks: no other browser has it. */
export function deleteTemporary(temporaryId: string): void {
  removeStored(STORAGE_KEYS.marks(temporaryId))
  removeStored(STORAGE_KEYS.temporaryCard(temporaryId))
  noteTemporaryChange()
}
