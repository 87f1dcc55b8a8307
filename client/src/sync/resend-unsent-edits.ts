import { endpoints } from '#shared/api.ts'
import { call } from '../lib/api-client.ts'
import { STORAGE_KEYS, storedKeys } from '../lib/storage.ts'
import { getSync } from './card-clients.ts'
import { startSync } from './card-client.ts'
import { peekUnsentEdits } from './outbox-storage.ts'

/**
 * Sends what earlier visits of a user could not send (LIV-12), for cards that are not on the screen too. Edits that the
 * author holds stay held. What cannot be sent now stays for the next visit.
 */
export async function resendUnsentEdits(userId: string): Promise<void> {
  const prefix = STORAGE_KEYS.unsentEdits(userId, '')
  for (const key of storedKeys(prefix)) {
    const cardId = key.slice(prefix.length)
    if (getSync(cardId) || !peekUnsentEdits(userId, cardId)?.live) continue
    try {
      const { isOwner, ...card } = await call(endpoints.getCard, { params: { cardId } })
      if (isOwner && !getSync(cardId)) startSync(card, userId)
    } catch {
      // Offline or deleted: the editor shows it when the card is opened.
    }
  }
}
