import { keysInMemory, writeStored } from '../lib/storage/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const WORDS = [STORAGE_KEYS.editorCard, STORAGE_KEYS.copy(''), STORAGE_KEYS.temporaryCard('')]

/** Whether a card or a draft is gone with this page, since the browser did not store it. */
export function hasWordsInMemory(): boolean {
  return keysInMemory().some((key) => WORDS.some((begin) => key.startsWith(begin)))
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  if (hasWordsInMemory()) event.preventDefault()
}

/** Stores a card or a draft; where the browser refuses, it asks before the page is left, from any screen. */
export function writeWords(key: string, value: unknown): void {
  if (!writeStored(key, value)) window.addEventListener('beforeunload', confirmLeaving)
}
