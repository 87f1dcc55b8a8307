import type { Card } from '#shared/schemas/card.ts'
import { store } from '../lib/store.ts'
import { applyCard, liveCardAtom } from './card-store.ts'
import { blankTemporary, onTemporaryChange, readTemporary } from './temporary-cards.ts'

/**
 * Shows a temporary card and follows its changes, which only other tabs of this browser can make.
 * @returns stops following
 */
export function followTemporaryCard(cardId: string): () => void {
  const read = (): Card => {
    const { saveAs: _saveAs, ...card } = readTemporary(cardId) ?? blankTemporary(cardId)
    return card
  }
  store.set(liveCardAtom, { cardId, status: 'ready', card: read() })
  return onTemporaryChange(cardId, () => applyCard(read()))
}
