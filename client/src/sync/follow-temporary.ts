import { onStoredChange } from '../lib/storage/storage.ts'
import { store } from '../lib/store.ts'
import { applyCard, liveCardAtom, type CardUse } from './card-store.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { readTemporary, savedIdOf, shownTemporary } from './temporary-cards.ts'

/** Leads the page to the saved card if the temporary one has become it. */
function leadToSaved(cardId: string): boolean {
  const savedId = readTemporary(cardId) ? undefined : savedIdOf(cardId)
  if (savedId !== undefined) location.replace(location.href.replace(cardId, savedId))
  return savedId !== undefined
}

/**
 * Shows a temporary card and follows its changes, which only other tabs of this browser can make. Its address
 * leads to the saved card once it was saved to an account.
 * @returns stops following
 */
export function follow(cardId: string, as: CardUse): () => void {
  if (leadToSaved(cardId)) return () => undefined
  store.set(liveCardAtom, { cardId, status: 'ready', card: shownTemporary(cardId) })
  return onStoredChange(STORAGE_KEYS.temporaryCard(cardId), () => {
    // The editor navigates itself, after committing the text being typed.
    if (as === 'edit' || !leadToSaved(cardId)) applyCard(shownTemporary(cardId))
  })
}
