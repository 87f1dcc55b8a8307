import type { Card } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { applyCard, liveCardAtom } from './live-card.ts'
import { blankTemporary, onTemporaryChange, readTemporary } from './temporary-cards.ts'

/**
 * Shows a card that only this browser has; its other tabs are all that can change it.
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
