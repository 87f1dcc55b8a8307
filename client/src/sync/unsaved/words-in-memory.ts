import { keysInMemory, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'

const WORDS = [STORAGE_KEYS.newCard, STORAGE_KEYS.copy(''), STORAGE_KEYS.temporaryCard('')]

/** Whether leaving this page would lose an unsaved card, because the browser did not store it. */
export function hasWordsInMemory(): boolean {
  return keysInMemory().some((key) => WORDS.some((begin) => key.startsWith(begin)))
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  if (hasWordsInMemory()) event.preventDefault()
}

/** Stores an unsaved card. If the browser refuses, every screen asks for confirmation before the page is left. */
export function writeWords(key: string, card: object): void {
  if (!writeStored(key, card)) window.addEventListener('beforeunload', confirmLeaving)
}
