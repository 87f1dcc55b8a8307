import { keysInMemory, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'

/** Whether an unsaved card is gone with this page, since the browser did not store it. */
export function hasWordsInMemory(): boolean {
  return keysInMemory().some((key) => key.startsWith(STORAGE_KEYS.unsaved('')))
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  if (hasWordsInMemory()) event.preventDefault()
}

/** Stores an unsaved card; where the browser refuses, it asks before the page is left, from any screen. */
export function writeWords(place: string, card: object): void {
  if (!writeStored(STORAGE_KEYS.unsaved(place), card)) window.addEventListener('beforeunload', confirmLeaving)
}
