import { keysInMemory, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'

const WORDS = [STORAGE_KEYS.newCard, STORAGE_KEYS.copy(''), STORAGE_KEYS.temporaryCard('')]

/** Whether an unsaved card is gone with this page, since the browser did not store it. */
export function hasWordsInMemory(): boolean {
  return keysInMemory().some((key) => WORDS.some((begin) => key.startsWith(begin)))
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  if (hasWordsInMemory()) event.preventDefault()
}

/** Stores an unsaved card; where the browser refuses, it asks before the page is left, from any screen. */
export function writeWords(key: string, card: object): void {
  if (!writeStored(key, card)) window.addEventListener('beforeunload', confirmLeaving)
}
