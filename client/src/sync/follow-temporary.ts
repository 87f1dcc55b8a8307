import type { Card } from '#shared/schemas/card.ts'
import { store } from '../lib/store.ts'
import { applyCard, liveCardAtom, type CardUse } from './card-store.ts'
import { savedIdOf } from './saved-temporary.ts'
import { blankTemporary, onTemporaryChange, readTemporary } from './temporary-cards.ts'

/** Leads the page to the saved card if the temporary one has become it. */
function leadToSaved(cardId: string): boolean {
  const savedId = readTemporary(cardId) ? undefined : savedIdOf(cardId)
  if (savedId !== undefined) location.replace(location.href.replace(cardId, savedId))
  return savedId !== undefined
}

/**
 * Shows a temporary card and follows its changes, which only other tabs of this browser can make. Its address leads to the
 * saved card once it was saved to an account.
 * @returns stops following
 */
export function followTemporaryCard(cardId: string, as: CardUse): () => void {
  if (leadToSaved(cardId)) return () => undefined
  const read = (): Card => {
    const { saveAs: _saveAs, ...card } = readTemporary(cardId) ?? blankTemporary(cardId)
    return card
  }
  store.set(liveCardAtom, { cardId, status: 'ready', card: read() })
  return onTemporaryChange(cardId, () => {
    // The editor leaves by itself: it first keeps what is being typed.
    if (as === 'edit' || !leadToSaved(cardId)) applyCard(read())
  })
}
